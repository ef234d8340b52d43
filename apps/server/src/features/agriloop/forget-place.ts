import { type FileHandle, open } from 'node:fs/promises';

/** Boxes that hold boxes on the way to where cameras write a place (ISO/IEC 14496-12, QuickTime file format). */
const HOLDERS = new Set(['moov', 'trak', 'udta', 'meta', 'ilst']);
/** A place as 3GPP and as cameras of Android and Apple write it. */
const PLACES = new Set(['loci', '\u00a9xyz']);
const PLACE_KEY = 'location';
/** No camera writes as many; a file that does is passed as it is. */
const BOXES_MAX = 20_000;
const KEYS_BYTES_MAX = 65_536;
const ZEROS = Buffer.alloc(65_536);

interface Box {
  type: string;
  /** Where its content begins and ends in the file. */
  from: number;
  to: number;
  at: number;
}

/**
 * Takes the place where a video was recorded out of an MP4 or QuickTime file, in the file itself: the bytes become
 * zeros, so that nothing moves. A farmer shows a field, not the way to the house.
 */
export async function forgetPlace(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    await walk(file, { at: 0, from: 0, to: size, type: 'file' }, { boxes: 0 });
  } finally {
    await file.close();
  }
}

async function walk(file: FileHandle, parent: Box, seen: { boxes: number }): Promise<void> {
  let placeKeys: readonly number[] = [];
  for (let at = parent.from; at + 8 <= parent.to; ) {
    seen.boxes += 1;
    const box = await boxAt(file, at, parent.to);
    if (!box || seen.boxes > BOXES_MAX) return;
    if (PLACES.has(box.type)) await erase(file, box);
    else if (box.type === 'keys') placeKeys = await placeKeysOf(file, box);
    else if (box.type === 'ilst') await eraseItems(file, box, placeKeys);
    else if (HOLDERS.has(box.type)) await walk(file, await contentOf(file, box), seen);
    at = box.to;
  }
}

async function boxAt(file: FileHandle, at: number, end: number): Promise<Box | null> {
  const head = Buffer.alloc(16);
  await file.read(head, 0, 16, at);
  const short = head.readUInt32BE(0);
  const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
  const from = at + (short === 1 ? 16 : 8);
  if (at + length < from || at + length > end) return null;
  return { type: head.toString('latin1', 4, 8), at, from, to: at + length };
}

/** ISO gives `meta` a version of four bytes before its boxes, QuickTime does not. */
async function contentOf(file: FileHandle, box: Box): Promise<Box> {
  if (box.type !== 'meta') return box;
  const head = Buffer.alloc(8);
  await file.read(head, 0, 8, box.from);
  return head.toString('latin1', 4, 8) === 'hdlr' ? box : { ...box, from: box.from + 4 };
}

/** Makes a box one that every player skips, and empties it. */
async function erase(file: FileHandle, box: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, box.at + 4);
  await fillWithZeros(file, box.from, box.to);
}

async function fillWithZeros(file: FileHandle, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += ZEROS.length)
    await file.write(ZEROS, 0, Math.min(ZEROS.length, to - at), at);
}

/** The numbers, from one, of the keys that name a place. */
async function placeKeysOf(file: FileHandle, { from, to }: Box): Promise<number[]> {
  const content = Buffer.alloc(Math.min(to - from, KEYS_BYTES_MAX));
  await file.read(content, 0, content.length, from);
  const found: number[] = [];
  for (let at = 8, number = 1; at + 8 <= content.length; number += 1) {
    const length = content.readUInt32BE(at);
    if (length < 8) break;
    if (content.toString('latin1', at + 8, at + length).includes(PLACE_KEY)) found.push(number);
    at += length;
  }
  return found;
}

/** Empties the items whose number is in `keys`; the eight bytes of their `data` box and its type stay. */
async function eraseItems(file: FileHandle, list: Box, keys: readonly number[]): Promise<void> {
  for (let at = list.from; keys.length > 0 && at + 8 <= list.to; ) {
    const item = await boxAt(file, at, list.to);
    if (!item) return;
    const number = Buffer.from(item.type, 'latin1').readUInt32BE(0);
    if (keys.includes(number)) await fillWithZeros(file, item.from + 16, item.to);
    at = item.to;
  }
}
