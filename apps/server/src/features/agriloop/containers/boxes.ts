import { BadContainer, type EditableFile } from './editable-file.ts';

/** A box of an MP4 or QuickTime file (ISO/IEC 14496-12, QuickTime file format). */
export interface Box {
  type: string;
  /** Where it begins. */
  at: number;
  /** Where its content begins and ends. */
  from: number;
  to: number;
}

/** The box that begins at `at` and must end by `end`. @throws BadContainer */
export function boxAt(file: EditableFile, at: number, end: number): Box {
  file.count();
  const head = file.read(at, 16);
  if (head.length < 8) throw new BadContainer('a box was cut off');
  const short = head.readUInt32BE(0);
  if (short === 1 && head.length < 16) throw new BadContainer('a box was cut off');
  const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
  const from = at + (short === 1 ? 16 : 8);
  if (at + length < from || at + length > end)
    throw new BadContainer('a box is longer than what holds it');
  return { type: head.toString('latin1', 4, 8), at, from, to: at + length };
}

/** The boxes between two offsets; fewer bytes than a box header at the end are padding. */
export function* boxesIn(file: EditableFile, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const box = boxAt(file, at, to);
    yield box;
    at = box.to;
  }
}

const PADDING = new Set(['free', 'skip', 'wide']);
/** Some dashboard cameras write GPS tracks into the padding. */
const IN_PADDING = 'GPS ';

/** Turns a box into a zeroed `free` box; padding stays as it is unless it begins with location data. */
export function eraseBox(file: EditableFile, box: Box): void {
  if (PADDING.has(box.type)) {
    const begins = file.read(box.from, Math.min(IN_PADDING.length, box.to - box.from));
    if (begins.toString('latin1') === IN_PADDING) file.clear(box.from, box.to);
    return;
  }
  file.write(box.at + 4, Buffer.from('free', 'latin1'));
  file.clear(box.from, box.to);
}

/** The content of a table; refuses sizes that no camera writes. @throws BadContainer */
export function tableOf(file: EditableFile, box: Box, bytesMax = 4_000_000): Buffer {
  if (box.to - box.from > bytesMax) throw new BadContainer('a table is too long');
  return file.read(box.from, box.to - box.from);
}
