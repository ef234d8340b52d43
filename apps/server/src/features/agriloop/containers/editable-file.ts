import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';

/** Limit of boxes or elements: ten minutes at 60 frames a second have 66,000. */
const PARTS_MAX = 300_000;
const ZEROS = Buffer.alloc(65_536);

/** A malformed container, or one with too many boxes or elements. */
export class BadContainer extends Error {}

/**
 * A file that is read and changed in place, with a count of the boxes read. Synchronous: only for a
 * worker thread.
 */
export class EditableFile {
  readonly size: number;
  readonly #file: number;
  readonly #partsMax: number;
  #parts = 0;

  constructor(path: string, partsMax = PARTS_MAX) {
    this.#file = openSync(path, 'r+');
    this.size = fstatSync(this.#file).size;
    this.#partsMax = partsMax;
  }

  /** The bytes there; fewer at the end of the file. */
  read(at: number, bytes: number): Buffer {
    const content = Buffer.alloc(bytes);
    return content.subarray(0, readSync(this.#file, content, 0, bytes, at));
  }

  /** Counts a box or element. @throws BadContainer */
  count(parts = 1): void {
    this.#parts += parts;
    if (this.#parts > this.#partsMax) throw new BadContainer('too many parts');
  }

  write(at: number, content: Buffer): void {
    writeSync(this.#file, content, 0, content.length, at);
  }

  /** Zeroes bytes; does not rewrite zeros. */
  clear(from: number, to: number): void {
    for (let at = from; at < to; at += ZEROS.length) {
      const bytes = Math.min(ZEROS.length, to - at);
      const zeros = ZEROS.subarray(0, bytes);
      if (!this.read(at, bytes).equals(zeros)) this.write(at, zeros);
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}
