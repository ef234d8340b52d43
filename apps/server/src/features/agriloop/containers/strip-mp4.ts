import { type Box, boxesIn, eraseBox } from './boxes.ts';
import { boxBelow, samplesOf } from './dropped-track.ts';
import { BadContainer, type EditableFile } from './editable-file.ts';

type Plan = { readonly [type: string]: Plan | 'kept' };

const kept = (...types: string[]): Plan => Object.fromEntries(types.map((type) => [type, 'kept']));

const SAMPLE_TABLES = kept(
  ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stss', 'stsh', 'stps', 'stdp'],
  ...['stco', 'co64', 'sgpd', 'sbgp', 'csgp', 'subs', 'saiz', 'saio', 'sdtp', 'padb'],
);

/** Boxes that playback needs, by parent box. All others are erased, known or not. */
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

/** Handler types of video and audio tracks. */
const CODED = new Set(['vide', 'soun']);

/**
 * Keeps the coded video and audio of an MP4 or QuickTime file and what playback needs, in place:
 * everything else becomes zeroed `free` boxes, so that no offset changes. This removes place, device and time
 * wherever cameras write them: in metadata, in proprietary boxes, in timed metadata tracks.
 * @throws BadContainer when the file is malformed, or has such a track in fragments
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

/** A track's handler type; empty without `hdlr`. */
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
