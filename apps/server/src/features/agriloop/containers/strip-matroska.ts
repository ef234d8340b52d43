import { BadContainer, type EditableFile } from './editable-file.ts';
import { type Element, elementsIn, eraseBetween, eraseElement, numberAt } from './elements.ts';

/** Elements by their IDs (RFC 9559). */
const ID = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  entry: 0xae,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  tags: 0x1254c367,
  chapters: 0x1043a770,
  attachments: 0x1941a469,
  checksum: 0xbf,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;

/** Format and version. */
const HEADER_KEPT = new Set([0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285]);
/** Children of a segment that are kept; info, tracks and clusters are filtered, everything else is erased. */
const SEGMENT_KEPT = new Set<number>([ID.seekHead, ID.cues]);
/** Elements that end a cluster of unknown size. */
const LEVEL_ONE = new Set<number>([
  ...[ID.seekHead, ID.info, ID.tracks, ID.cluster, ID.cues, ID.tags, ID.chapters, ID.attachments],
]);
/** Timestamp scale, duration, and the muxing and writing application, which the format requires. */
const INFO_KEPT = new Set([0x2ad7b1, 0x4489, 0x4d80, 0x5741]);
/** A track's name, free text. */
const TRACK_DROPPED = new Set([0x536e, ID.checksum]);
const TRACK_TYPE = 0x83;
const TRACK_NUMBER = 0xd7;
/** Pictures and sound. */
const CODED = new Set([1, 2]);
/** Timestamp, position and size of a cluster; blocks are filtered. */
const CLUSTER_KEPT = new Set([0xe7, 0xa7, 0xab]);

/**
 * Keeps the coded video and audio of a Matroska or WebM file and what playback needs, in place:
 * everything else (tags, attachments, chapters, tracks of other kinds with their blocks) becomes Void elements that
 * players skip, so that no offset changes. @throws BadContainer when the file is malformed
 */
export function stripMatroska(file: EditableFile): void {
  let end = 0;
  for (const element of elementsIn(file, 0, file.size)) {
    const { id, at, from, to } = element;
    if ((at === 0) !== (id === ID.header)) throw new BadContainer('no Matroska file');
    if (id === ID.segment) {
      stripSegment(file, from, to);
      end = to;
      break;
    }
    if (id === ID.header) keepOnly(file, element, (child) => HEADER_KEPT.has(child));
    else eraseElement(file, element);
  }
  if (end === 0) throw new BadContainer('no segment');
  // Data after the segment belongs to no element.
  if (file.size - end >= 2) eraseBetween(file, end, file.size);
  else file.clear(end, file.size);
}

function stripSegment(file: EditableFile, from: number, to: number): void {
  const dropped = new Set<number>();
  for (let at = from; at < to; ) {
    const [element] = elementsIn(file, at, to);
    if (!element) return;
    at = element.to;
    if (element.id === ID.cluster) at = stripCluster(file, element, dropped);
    else if (element.open) throw new BadContainer('a size was left open');
    else if (element.id === ID.info) keepOnly(file, element, (id) => INFO_KEPT.has(id));
    else if (element.id === ID.tracks) stripTracks(file, element, dropped);
    else if (!SEGMENT_KEPT.has(element.id)) eraseElement(file, element);
  }
}

/** Erases unwanted children and the checksum over them. */
function keepOnly(file: EditableFile, parent: Element, wanted: (id: number) => boolean): void {
  const children = [...elementsIn(file, parent.from, parent.to)];
  const changed = children.some(({ id }) => id !== ID.checksum && !wanted(id));
  for (const child of children)
    if (child.id === ID.checksum ? changed : !wanted(child.id)) eraseElement(file, child);
}

/** Erases the entries of other tracks than pictures and sound, and notes their numbers. */
function stripTracks(file: EditableFile, tracks: Element, dropped: Set<number>): void {
  const children = [...elementsIn(file, tracks.from, tracks.to)];
  let changed = false;
  for (const entry of children) {
    if (entry.id !== ID.entry) continue;
    const parts = [...elementsIn(file, entry.from, entry.to)];
    const said = (id: number) => {
      const part = parts.find((one) => one.id === id);
      if (!part || part.to - part.from > 6) return -1;
      const bytes = file.read(part.from, part.to - part.from);
      return bytes.length === 0 ? 0 : bytes.readUIntBE(0, bytes.length);
    };
    if (CODED.has(said(TRACK_TYPE))) {
      changed ||= parts.some(({ id }) => id !== ID.checksum && TRACK_DROPPED.has(id));
      keepOnly(file, entry, (id) => !TRACK_DROPPED.has(id));
    } else {
      dropped.add(said(TRACK_NUMBER));
      eraseElement(file, entry);
      changed = true;
    }
  }
  for (const child of children)
    if (child.id === ID.checksum ? changed : child.id !== ID.entry) eraseElement(file, child);
}

/** Returns where the cluster ends. */
function stripCluster(file: EditableFile, cluster: Element, dropped: Set<number>): number {
  for (let at = cluster.from; at < cluster.to; ) {
    const [element] = elementsIn(file, at, cluster.to);
    if (!element) break;
    if (cluster.open && LEVEL_ONE.has(element.id)) return element.at;
    if (element.open) throw new BadContainer('a size was left open');
    const { id, from, to } = element;
    const keeps =
      CLUSTER_KEPT.has(id) ||
      (id === ID.simpleBlock && isKept(file, from, dropped)) ||
      (id === ID.blockGroup && isGroupKept(file, element, dropped));
    if (!keeps) eraseElement(file, element);
    at = to;
  }
  return cluster.to;
}

const isKept = (file: EditableFile, blockFrom: number, dropped: Set<number>): boolean =>
  !dropped.has(numberAt(file.read(blockFrom, 8), 0, 8, false).value);

function isGroupKept(file: EditableFile, group: Element, dropped: Set<number>): boolean {
  for (const { id, from } of elementsIn(file, group.from, group.to))
    if (id === ID.block) return isKept(file, from, dropped);
  return false;
}
