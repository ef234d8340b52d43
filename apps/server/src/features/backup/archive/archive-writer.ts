import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { OpenHeader } from './archive-file.ts';
import type { ArchiveRecord } from './archive-records.ts';
import { type BlockKind, createBlockSealer } from './block.ts';

export const BLOCK_BYTES = 1024 * 1024;
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
const compress = promisify<Buffer, object, Buffer>(zstdCompress);

export interface ArchiveWriter {
  record(record: ArchiveRecord): Promise<void>;
  /** Data of the record before it; compressed unless it is a picture or video, which are already. */
  data(chunk: Buffer, how: 'compressed' | 'as it is'): Promise<void>;
  /** Bytes of the archive so far. */
  bytes(): number;
}

/** Where writing resumes: after the header, or after the last valid block of an unfinished archive. */
export interface WritePosition {
  offset: number;
  index: number;
}

/** Writes blocks one after the other; each call resolves when the write has completed. */
export function createArchiveWriter(
  file: FileHandle,
  { line, key }: OpenHeader,
  from: WritePosition,
): ArchiveWriter {
  const sealer = createBlockSealer(key, line);
  let { offset, index } = from;
  const write = async (kind: BlockKind, payload: Buffer) => {
    const block = Buffer.concat(sealer.seal(index, kind, payload));
    const { length } = block;
    for (let at = 0; at < length; ) {
      const { bytesWritten } = await file.write(block, at, length - at, offset + at);
      at += bytesWritten;
    }
    offset += length;
    index += 1;
  };
  return {
    record: (record) => write('json', Buffer.from(JSON.stringify(record))),
    async data(chunk, how) {
      for (let at = 0; at < chunk.length; at += BLOCK_BYTES) {
        const part = chunk.subarray(at, at + BLOCK_BYTES);
        if (how === 'compressed') await write('zstd', await compress(part, ZSTD));
        else await write('raw', part);
      }
    },
    bytes: () => offset,
  };
}
