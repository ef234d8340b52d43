import { type FileHandle, open } from 'node:fs/promises';
import { BadArchive, readHeader } from './archive/archive-file.ts';
import { type ArchiveReader, createArchiveReader, expectRecord } from './archive/archive-reader.ts';
import type { Manifest } from './archive/archive-records.ts';

export interface OpenArchive {
  manifest: Manifest;
  /** Behind the manifest. */
  reader: ArchiveReader;
  close(): Promise<void>;
}

/** Opens a finished backup. @throws BadArchive, BadSetting for a missing passphrase */
export async function openArchive(path: string, passphrase: string | null): Promise<OpenArchive> {
  const file: FileHandle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new BadArchive(`${path} cannot be read (${error.code})`);
  });
  try {
    const reader = createArchiveReader(file, await readHeader(file, passphrase, path), path);
    const manifest = await expectRecord(reader, 'manifest');
    return { manifest, reader, close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/**
 * Yields the media files of a backup in order, up to the end of the archive.
 * @throws BadArchive when something is missing
 */
export async function* archivedFiles(
  reader: ArchiveReader,
): AsyncGenerator<{ key: string; bytes: number; content: AsyncGenerator<Buffer> }> {
  let files = 0;
  for (let part = await reader.next(); part; part = await reader.next()) {
    if (part.record?.type === 'end') {
      if (part.record.files !== files)
        throw new BadArchive('the backup is incomplete: files are missing');
      return;
    }
    if (part.record?.type !== 'file') throw new BadArchive('the backup is incomplete: a file');
    const { key, bytes } = part.record;
    let seen = 0;
    const content = (async function* () {
      for await (const chunk of reader.sectionData()) {
        seen += chunk.length;
        yield chunk;
      }
    })();
    yield { key, bytes, content };
    for await (const _ of content);
    await expectRecord(reader, 'file-end');
    if (seen !== bytes) throw new BadArchive(`${key} has ${seen} bytes instead of ${bytes}`);
    files += 1;
  }
  throw new BadArchive('the backup was cut off before its end');
}
