/** More than any camera or program writes; each costs time before the first pixel is decoded. */
const PARTS_MAX = 20_000;
const FRAMES_MAX = 1_000;
const SCANS_MAX = 100;
/** Pixels times scans of a JPEG: each progressive scan decodes the whole picture again. */
const SCANNED_PIXELS_MAX = 1_000_000_000;
const BOX_DEPTH_MAX = 10;

class TooManyParts extends Error {}

function counter(max: number): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count > max) throw new TooManyParts();
  };
}

/** Segments and scans (ITU-T T.81, annex B). */
function countJpeg(content: Buffer): void {
  const segment = counter(PARTS_MAX);
  let pixels = 0;
  let scans = 0;
  for (let at = 2; at + 4 <= content.length; ) {
    const marker = content[at + 1] ?? 0;
    // Not a marker, or one without a length: coded data, which goes on to the next.
    if (content[at] !== 0xff || marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    segment();
    const isFrame = marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && at + 9 <= content.length)
      pixels = Math.max(pixels, content.readUInt16BE(at + 5) * content.readUInt16BE(at + 7));
    if (marker === 0xda) {
      scans += 1;
      if (scans > SCANS_MAX || scans * pixels > SCANNED_PIXELS_MAX) throw new TooManyParts();
    }
    at += 2 + content.readUInt16BE(at + 2);
  }
}

/** Chunks (PNG specification, section 5). */
function countPng(content: Buffer): void {
  const chunk = counter(PARTS_MAX);
  for (let at = 8; at + 8 <= content.length; ) {
    chunk();
    at += 12 + content.readUInt32BE(at);
  }
}

/** Chunks and frames (RFC 9649). */
function countWebp(content: Buffer): void {
  const [chunk, frame] = [counter(PARTS_MAX), counter(FRAMES_MAX)];
  for (let at = 12; at + 8 <= content.length; ) {
    chunk();
    if (content.toString('latin1', at, at + 4) === 'ANMF') frame();
    const bytes = content.readUInt32LE(at + 4);
    at += 8 + bytes + (bytes % 2);
  }
}

/** Bytes of a colour table, by its flags. */
const coloursOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Blocks and frames (GIF89a, section 12 on). */
function countGif(content: Buffer): void {
  const [block, frame] = [counter(PARTS_MAX), counter(FRAMES_MAX)];
  const afterData = (from: number): number => {
    let at = from;
    while (at < content.length && content[at] !== 0) at += 1 + (content[at] ?? 0);
    return at + 1;
  };
  for (let at = 13 + coloursOf(content[10] ?? 0); at < content.length; ) {
    block();
    if (content[at] === 0x21) at = afterData(at + 2);
    else if (content[at] === 0x2c) {
      frame();
      at = afterData(at + 11 + coloursOf(content[at + 9] ?? 0));
    } else return;
  }
}

/** Boxes that hold boxes, and the bytes before the first of these (ISO/IEC 14496-12, 23008-12). */
const HOLDERS: Readonly<Record<string, number>> = {
  ...{ meta: 4, iprp: 0, ipco: 0, dinf: 0, iref: 4, grpl: 0, iinf: 6 },
  ...{ moov: 0, trak: 0, mdia: 0, minf: 0, stbl: 0 },
};

/** Boxes, to a depth at which none are written. */
function countBoxes(content: Buffer): void {
  const box = counter(PARTS_MAX);
  const walk = (from: number, to: number, depth: number): void => {
    if (depth > BOX_DEPTH_MAX) throw new TooManyParts();
    for (let at = from; at + 8 <= to; ) {
      box();
      const bytes = content.readUInt32BE(at) || to - at;
      const type = content.toString('latin1', at + 4, at + 8);
      const end = Math.min(to, at + Math.max(8, bytes));
      const before = Object.hasOwn(HOLDERS, type) ? HOLDERS[type] : undefined;
      if (before !== undefined) walk(at + 8 + before, end, depth + 1);
      at = end;
    }
  };
  walk(0, content.length, 0);
}

const COUNTS: Readonly<Record<string, (content: Buffer) => void>> = {
  'image/jpeg': countJpeg,
  'image/png': countPng,
  'image/webp': countWebp,
  'image/gif': countGif,
  'image/avif': countBoxes,
};

/**
 * Whether the number of segments, chunks, frames, scans or boxes of a picture is within limits. Reads only their
 * headers, so that it ends soon on any bytes; damaged files are left to the decoder.
 */
export function hasFewParts(content: Buffer, mime: string): boolean {
  try {
    COUNTS[mime]?.(content);
    return true;
  } catch (error) {
    if (error instanceof TooManyParts) return false;
    throw error;
  }
}
