import type { FileHandle } from 'node:fs/promises';

/** ISO base media (ISO/IEC 14496-12): the top-level boxes must fill the file; in a truncated file the last one extends beyond the end. */
export async function boxesAreWhole(file: FileHandle, size: number): Promise<boolean> {
  const header = Buffer.alloc(16);
  for (let at = 0; at < size; ) {
    const { bytesRead } = await file.read(header, 0, 16, at);
    if (bytesRead < 8) return false;
    const short = header.readUInt32BE(0);
    const length =
      short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    if (length < 8 || at + length > size) return false;
    at += length;
  }
  return true;
}

const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;

/** Matroska and WebM (RFC 8794, RFC 9559): a header, then a segment that fits into the file or has unknown size. */
export async function segmentIsWhole(file: FileHandle, size: number): Promise<boolean> {
  const start = Buffer.alloc(12);
  const header = await elementAt(file, 0, start);
  if (header?.id !== EBML || header.length === null) return false;
  const segment = await elementAt(file, header.end, start);
  return segment?.id === SEGMENT && (segment.length === null || segment.end <= size);
}

/** An element with an ID of four bytes; `length` is null for unknown size. */
async function elementAt(file: FileHandle, at: number, start: Buffer) {
  const { bytesRead } = await file.read(start, 0, start.length, at);
  const lead = start[4] ?? 0;
  if (bytesRead < 6 || lead === 0) return null;
  // The number of leading zero bits says how many bytes the size takes; all ones mean "unknown".
  const octets = Math.clz32(lead) - 23;
  let length = lead & (0xff >> octets);
  let open = length === 0xff >> octets;
  for (let next = 1; next < octets; next += 1) {
    const octet = start[4 + next] ?? 0;
    length = length * 256 + octet;
    open &&= octet === 0xff;
  }
  return {
    id: start.readUInt32BE(0),
    length: open ? null : length,
    end: at + 4 + octets + length,
  };
}
