import { type Box, boxesIn, eraseBox } from './boxes.ts';
import { boxBelow, samplesOf } from './dropped-track.ts';
import { BadContainer, type EditableFile } from './editable-file.ts';

type Plan = { readonly [type: string]: Plan | 'kept' };

const kept = (...types: string[]): Plan => Object.fromEntries(types.map((type) => [type, 'kept']));

const SAMPLE_TABLES = kept(
  ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stss', 'stsh', 'stps', 'stdp'],
  ...['stco', 'co64', 'sgpd', 'sbgp', 'csgp', 'subs', 'saiz', 'saio', 'sdtp', 'padb'],
);

/** What a player needs of pictures and sound, by what holds it. Everything else is erased, known or not. */
const FILE: Plan = {
  ...kept('ftyp', 'styp', 'mdat', 'sidx', 'ssix', 'mfra'),
  moov: {
    ...kept('mvhd', 'iods'),
    mvex: kept('mehd', 'trex', 'leva', 'trep'),
    trak: {
      ...kept('tkhd', 'tapt'),
      edts: kept('elst'),
      mdia: {
        ...kept('mdhd', 'hdlr', 'elng'),
        minf: { ...kept('vmhd', 'smhd', 'hdlr', 'dinf'), stbl: SAMPLE_TABLES },
      },
    },
  },
  moof: {
    ...kept('mfhd'),
    traf: kept('tfhd', 'tfdt', 'trun', 'sdtp', 'sgpd', 'sbgp', 'subs', 'saiz', 'saio'),
  },
};

/** Tracks that are shown and heard. */
const CODED = new Set(['vide', 'soun']);

/**
 * Keeps of an MP4 or QuickTime file the coded pictures and sound and what it takes to play them, in the file itself:
 * everything else becomes zeros in boxes that players skip, so that nothing moves. So go place, maker and time
 * wherever a camera writes them: in notes, in boxes of its own, in tracks that run beside the pictures.
 * @throws BadContainer when the file is not in order, or has such a track in fragments
 */
export function stripMp4(file: EditableFile): void {
  const data: Box[] = [];
  const dropped: Box[] = [];
  let fragmented = false;
  for (const top of boxesIn(file, 0, file.size)) {
    if (top.type === 'mdat') data.push(top);
    if (top.type === 'moof') fragmented = true;
    if (top.type !== 'moov') continue;
    for (const trak of boxesIn(file, top.from, top.to))
      if (trak.type === 'trak' && !CODED.has(handlerOf(file, trak))) dropped.push(trak);
  }
  if (fragmented && dropped.length > 0) throw new BadContainer('a foreign track in fragments');
  for (const trak of dropped) {
    for (const { from, to } of samplesOf(file, trak))
      for (const mdat of data) file.clear(Math.max(from, mdat.from), Math.min(to, mdat.to));
    eraseBox(file, trak);
  }
  walk(file, { from: 0, to: file.size }, FILE);
}

/** What a track is, as `hdlr` says it; empty when nothing does. */
function handlerOf(file: EditableFile, trak: Box): string {
  const hdlr = boxBelow(file, trak, ['mdia', 'hdlr']);
  return hdlr && hdlr.to - hdlr.from >= 12 ? file.read(hdlr.from + 8, 4).toString('latin1') : '';
}

function walk(file: EditableFile, { from, to }: Pick<Box, 'from' | 'to'>, plan: Plan): void {
  for (const box of boxesIn(file, from, to)) {
    const below = Object.hasOwn(plan, box.type) ? plan[box.type] : undefined;
    if (below === undefined) eraseBox(file, box);
    else if (below !== 'kept') walk(file, box, below);
  }
}
