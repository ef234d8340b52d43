import { type Box, boxesIn, tableOf } from './boxes.ts';
import { BadContainer, type EditableFile } from './editable-file.ts';

interface Range {
  from: number;
  to: number;
}

/** The first box of a path below another, such as `mdia`, `hdlr`. */
export function boxBelow(file: EditableFile, parent: Box, path: readonly string[]): Box | null {
  const [type, ...rest] = path;
  if (type === undefined) return parent;
  for (const box of boxesIn(file, parent.from, parent.to))
    if (box.type === type) return boxBelow(file, box, rest);
  return null;
}

/** Sizes of the samples of a track, by its `stsz`. */
function sampleSizes(table: Buffer): { of(sample: number): number; count: number } {
  if (table.length < 12) throw new BadContainer('a table was cut off');
  const fixed = table.readUInt32BE(4);
  const count = table.readUInt32BE(8);
  if (fixed === 0 && 12 + 4 * count > table.length) throw new BadContainer('a table was cut off');
  return { count, of: (sample) => fixed || table.readUInt32BE(12 + 4 * sample) };
}

/** First chunk, counted from one, of each run of chunks, and the samples in each of its chunks. */
function runsOf(table: Buffer): { first: number; samples: number }[] {
  const count = table.length < 8 ? 0 : table.readUInt32BE(4);
  if (8 + 12 * count > table.length) throw new BadContainer('a table was cut off');
  return Array.from({ length: count }, (_, run) => ({
    first: table.readUInt32BE(8 + 12 * run),
    samples: table.readUInt32BE(12 + 12 * run),
  }));
}

function chunkOffsets(table: Buffer, wide: boolean): number[] {
  const count = table.length < 8 ? 0 : table.readUInt32BE(4);
  const bytes = wide ? 8 : 4;
  if (8 + bytes * count > table.length) throw new BadContainer('a table was cut off');
  return Array.from({ length: count }, (_, chunk) =>
    wide ? Number(table.readBigUInt64BE(8 + 8 * chunk)) : table.readUInt32BE(8 + 4 * chunk),
  );
}

/**
 * Where the samples of a track lie, chunk by chunk, as its tables say (`stsz`, `stsc`, `stco` or `co64`).
 * @throws BadContainer when a table is missing though there are samples, or is inconsistent
 */
export function samplesOf(file: EditableFile, trak: Box): Range[] {
  const stbl = boxBelow(file, trak, ['mdia', 'minf', 'stbl']);
  if (!stbl) return [];
  const table = (type: string) => {
    const box = boxBelow(file, stbl, [type]);
    return box && tableOf(file, box);
  };
  const [sizes, runs, narrow, wide] = ['stsz', 'stsc', 'stco', 'co64'].map(table);
  if (table('stz2')) throw new BadContainer('sizes in a form that no camera writes');
  if (!sizes || !runs) return [];
  const size = sampleSizes(sizes);
  const chunks = wide ? chunkOffsets(wide, true) : narrow ? chunkOffsets(narrow, false) : [];
  const plan = runsOf(runs);
  const ranges: Range[] = [];
  let sample = 0;
  let run = 0;
  for (const [chunk, from] of chunks.entries()) {
    while ((plan[run + 1]?.first ?? Number.POSITIVE_INFINITY) <= chunk + 1) run += 1;
    let to = from;
    const last = Math.min(size.count, sample + (plan[run]?.samples ?? 0));
    file.count(1 + last - sample);
    for (; sample < last; sample += 1) to += size.of(sample);
    ranges.push({ from, to });
  }
  return ranges;
}
