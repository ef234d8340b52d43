import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { BadArchive, type OpenHeader } from './archive-file.ts';
import type { ArchiveRecord } from './archive-records.ts';
import { createBlockSealer, DamagedBlock, PREFIX_BYTES, readPrefix } from './block.ts';

const decompress = promisify<Buffer, Buffer>(zstdDecompress);

export type ArchivePart =
  | { record: ArchiveRecord; data?: undefined }
  | { record?: undefined; data: Buffer };

export interface ArchiveReader {
  /** The next record or piece of data; null at the end of the file. @throws BadArchive when it is damaged */
  next(): Promise<ArchivePart | null>;
  /** The data up to the next record. */
  sectionData(): AsyncGenerator<Buffer>;
  /** Offset and number of the next block. */
  position(): { offset: number; index: number };
}

/** Reads an archive from its first block; all returned data are authenticated. */
export function createArchiveReader(
  file: FileHandle,
  { line, key }: OpenHeader,
  name: string,
): ArchiveReader {
  const sealer = createBlockSealer(key, line);
  let offset = line.length;
  let index = 0;
  let held: ArchivePart | null = null;

  const readBlock = async () => {
    const start = await readExactly(file, PREFIX_BYTES, offset);
    if (start.length === 0) return null;
    if (start.length < PREFIX_BYTES) throw new DamagedBlock();
    const prefix = readPrefix(start);
    const payload = await readExactly(file, prefix.length, offset + PREFIX_BYTES);
    if (payload.length < prefix.length) throw new DamagedBlock();
    const opened = sealer.open(index, prefix, payload);
    offset += PREFIX_BYTES + prefix.length;
    index += 1;
    return { kind: prefix.kind, payload: opened };
  };
  const next = async (): Promise<ArchivePart | null> => {
    if (held) {
      const part = held;
      held = null;
      return part;
    }
    try {
      const block = await readBlock();
      if (!block) return null;
      if (block.kind === 'json') return { record: JSON.parse(block.payload.toString()) };
      return { data: block.kind === 'zstd' ? await decompress(block.payload) : block.payload };
    } catch (error) {
      if (!(error instanceof DamagedBlock)) throw error;
      if (key && index === 0)
        throw new BadArchive(`${name}: the passphrase is another one, or the file is damaged`);
      throw new BadArchive(`${name} is damaged or cut off at byte ${offset}`);
    }
  };
  return {
    next,
    async *sectionData() {
      for (let part = await next(); part; part = await next()) {
        if (part.data) yield part.data;
        else {
          held = part;
          return;
        }
      }
    },
    position: () => ({ offset, index }),
  };
}

async function readExactly(file: FileHandle, length: number, position: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}

/** The next record, which must be of this type. @throws BadArchive */
export async function expectRecord<Type extends ArchiveRecord['type']>(
  reader: ArchiveReader,
  type: Type,
): Promise<Extract<ArchiveRecord, { type: Type }>> {
  const part = await reader.next();
  if (part?.record?.type !== type)
    throw new BadArchive(`the backup is incomplete: ${type} is missing`);
  return part.record as Extract<ArchiveRecord, { type: Type }>;
}
