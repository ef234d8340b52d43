import type { FileHandle } from 'node:fs/promises';
import { BadArchive, type OpenHeader, readHeader } from './archive/archive-file.ts';
import { type ArchiveReader, createArchiveReader } from './archive/archive-reader.ts';
import type { Manifest } from './archive/archive-records.ts';
import type { WritePosition } from './archive/archive-writer.ts';

/** A backup interrupted while copying media: its database part is complete. */
export interface Unfinished {
  header: OpenHeader;
  manifest: Manifest;
  /** After the last complete file. */
  position: WritePosition;
  keys: string[];
  done: Set<string>;
}

/** Snapshots older than this are not resumed: too many erasures since. */
const AGE_MS_MAX = 24 * 3_600_000;

interface Wanted {
  passphrase: string | null;
  fingerprint: string;
  now: Date;
}

/** An earlier attempt that can be resumed, or why it cannot. */
export async function readUnfinished(
  file: FileHandle,
  name: string,
  { passphrase, fingerprint, now }: Wanted,
): Promise<Unfinished | { refusal: string }> {
  try {
    const header = await readHeader(file, passphrase, name);
    if ((header.key === null) !== (passphrase === null)) return { refusal: 'it is not encrypted' };
    const reader = createArchiveReader(file, header, name);
    const found = await scan(reader);
    if (!found) return { refusal: 'the database was not copied whole' };
    if (found.manifest.fingerprint !== fingerprint)
      return { refusal: 'it is of another database or version' };
    if (now.getTime() - Date.parse(found.manifest.taken_at) > AGE_MS_MAX)
      return { refusal: 'it is older than a day' };
    return { header, ...found };
  } catch (error) {
    if (error instanceof BadArchive) return { refusal: error.message };
    throw error;
  }
}

async function scan(reader: ArchiveReader): Promise<Omit<Unfinished, 'header'> | null> {
  let manifest: Manifest | undefined;
  let position: WritePosition | undefined;
  const keyText: Buffer[] = [];
  let isKeys = false;
  let key = '';
  const done = new Set<string>();
  try {
    for (let part = await reader.next(); part; part = await reader.next()) {
      if (part.data) {
        if (isKeys) keyText.push(part.data);
        continue;
      }
      const { record } = part;
      isKeys = record.type === 'media-keys';
      if (record.type === 'manifest') manifest = record;
      if (record.type === 'file') key = record.key;
      if (record.type === 'file-end') done.add(key);
      if (record.type === 'file-end' || record.type === 'database-end')
        position = reader.position();
    }
  } catch (error) {
    // Interrupted within a block: the blocks before it are valid.
    if (!(error instanceof BadArchive) || !manifest) throw error;
  }
  if (!manifest || !position) return null;
  return { manifest, position, keys: keysIn(Buffer.concat(keyText)), done };
}

/** Keys of media as they stand in an archive, one a line. */
export const keysIn = (text: Buffer): string[] => text.toString().split('\n').filter(Boolean);
