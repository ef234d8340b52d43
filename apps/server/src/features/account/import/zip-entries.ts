import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const END_BYTES = 22;
const COMMENT_BYTES_MAX = 0xffff;
const HEAD_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/** A file of a ZIP archive, as its central directory describes it. */
export interface ZipEntry {
  method: number;
  /** Where its local header begins. */
  at: number;
  packedBytes: number;
  /** As declared; {@link unpack} refuses content that is longer or shorter. */
  bytes: number;
}

/** The archive is not one that can be read. */
export class BrokenArchive extends Error {}

const isSignature = (content: Buffer, at: number, kind: string) =>
  content.toString('latin1', at, at + 4) === `PK${kind}`;

/** Begin of the record that ends an archive (APPNOTE 4.3.16); a comment may follow it. @throws BrokenArchive */
function endOf(content: Buffer): number {
  const first = Math.max(0, content.length - END_BYTES - COMMENT_BYTES_MAX);
  for (let at = content.length - END_BYTES; at >= first; at -= 1)
    if (isSignature(content, at, '\x05\x06')) return at;
  throw new BrokenArchive('no end record');
}

/** The files of an archive by name, from its central directory (APPNOTE 4.3.12). @throws BrokenArchive */
export function listEntries(content: Buffer): Map<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>();
  const end = endOf(content);
  let at = content.readUInt32LE(end + 16);
  for (let count = content.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (at + HEAD_BYTES > end || !isSignature(content, at, '\x01\x02'))
      throw new BrokenArchive('no central directory');
    const nameAt = at + HEAD_BYTES;
    const extraAt = nameAt + content.readUInt16LE(at + 28);
    entries.set(content.toString('utf8', nameAt, extraAt), {
      method: content.readUInt16LE(at + 10),
      at: content.readUInt32LE(at + 42),
      packedBytes: content.readUInt32LE(at + 20),
      bytes: content.readUInt32LE(at + 24),
    });
    at = extraAt + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * The content of one file, unpacked in a thread and only as far as its declared size: what is packed may be a
 * thousandth of what it would become. @throws BrokenArchive when it is not what the directory says
 */
export async function unpack(content: Buffer, entry: ZipEntry): Promise<Buffer> {
  const { at, method, packedBytes, bytes } = entry;
  if (at + LOCAL_BYTES > content.length || !isSignature(content, at, '\x03\x04'))
    throw new BrokenArchive('no local header');
  const from = at + LOCAL_BYTES + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28);
  const packed = content.subarray(from, from + packedBytes);
  if (packed.length !== packedBytes) throw new BrokenArchive('cut off');
  const unpacked = await inflated(packed, method, bytes);
  if (unpacked.length !== bytes) throw new BrokenArchive('another size than declared');
  return unpacked;
}

async function inflated(packed: Buffer, method: number, bytes: number): Promise<Buffer> {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new BrokenArchive('unknown method');
  try {
    return await inflate(packed, { maxOutputLength: Math.max(1, bytes) });
  } catch (error) {
    throw new BrokenArchive('cannot be unpacked', { cause: error });
  }
}
