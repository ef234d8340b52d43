import { BadContainer, type EditableFile } from './editable-file.ts';

/** An element of a Matroska or WebM file (RFC 8794). */
export interface Element {
  id: number;
  at: number;
  from: number;
  /** Where it ends; for unknown size, the end of its parent. */
  to: number;
  open: boolean;
}

const VOID = 0xec;
/** Largest content whose size fits into one byte. */
const SHORT = 126;

/** A variable-length integer; `marked` keeps the length marker bit, as in IDs. */
export function numberAt(
  bytes: Buffer,
  at: number,
  octetsMax: number,
  marked: boolean,
): { value: number; octets: number; open: boolean } {
  const lead = bytes[at] ?? 0;
  const octets = Math.clz32(lead) - 23;
  if (lead === 0 || octets > octetsMax || at + octets > bytes.length)
    throw new BadContainer('a number was cut off');
  const mask = 0xff >> octets;
  let value = marked ? lead : lead & mask;
  let open = (lead & mask) === mask;
  for (let next = 1; next < octets; next += 1) {
    const octet = bytes[at + next] ?? 0;
    value = value * 256 + octet;
    open &&= octet === 0xff;
  }
  return { value, octets, open };
}

/** The element that begins at `at` and must end by `end`. @throws BadContainer */
export function elementAt(file: EditableFile, at: number, end: number): Element {
  file.count();
  const head = file.read(at, Math.min(12, end - at));
  const id = numberAt(head, 0, 4, true);
  const size = numberAt(head, id.octets, 8, false);
  const from = at + id.octets + size.octets;
  const to = size.open ? end : from + size.value;
  if (to > end) throw new BadContainer('an element is longer than what holds it');
  return { id: id.value, at, from, to, open: size.open };
}

/** The elements between two offsets; one of unknown size extends to the end. */
export function* elementsIn(file: EditableFile, from: number, to: number): Generator<Element> {
  for (let at = from; at < to; ) {
    const element = elementAt(file, at, to);
    yield element;
    at = element.to;
  }
}

/** Turns an element into a zeroed Void element; an existing Void element stays as it is. */
export function eraseElement(file: EditableFile, { id, at, to }: Element): void {
  if (id !== VOID) eraseBetween(file, at, to);
}

/** Turns a byte range into one zeroed Void element. */
export function eraseBetween(file: EditableFile, at: number, to: number): void {
  const bytes = to - at;
  if (bytes < 2) throw new BadContainer('an element without a size');
  const short = bytes - 2 <= SHORT;
  const head = Buffer.alloc(short ? 2 : 9);
  head[0] = VOID;
  if (short) head[1] = 0x80 | (bytes - 2);
  else {
    head.writeBigUInt64BE(BigInt(bytes - 9), 1);
    head[1] = 0x01;
  }
  file.write(at, head);
  file.clear(at + head.length, to);
}
