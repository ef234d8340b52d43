/** First 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const K = new Int32Array(64);
/** The same of the square roots of the first 8 primes (5.3.3). */
const START = new Int32Array(8);

for (let candidate = 2, found = 0; found < 64; candidate++) {
  let prime = true;
  for (let factor = 2; factor * factor <= candidate; factor++)
    if (candidate % factor === 0) prime = false;
  if (!prime) continue;
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  if (found < 8) START[found] = fraction(Math.sqrt(candidate));
  K[found++] = fraction(Math.cbrt(candidate));
}

const words = new Int32Array(64);
const at = (list: Int32Array, index: number) => list[index] as number;
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/**
 * Synchronous SHA-256 (FIPS 180-4): the browser's own is asynchronous, which costs more than the hash itself
 * for millions of hashes, and is missing without HTTPS.
 */
export function sha256(text: string): Uint8Array {
  const message = new TextEncoder().encode(text);
  const length = ((message.length + 9 + 63) >> 6) << 6;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 4, message.length * 8);
  const state = new Int32Array(START);
  for (let block = 0; block < length; block += 64) mix(state, view, block);
  const out = new DataView(new ArrayBuffer(32));
  for (let index = 0; index < 8; index++) out.setInt32(index * 4, at(state, index));
  return new Uint8Array(out.buffer);
}

function mix(state: Int32Array, view: DataView, block: number): void {
  for (let index = 0; index < 16; index++) words[index] = view.getInt32(block + index * 4);
  for (let index = 16; index < 64; index++) {
    const [early, late] = [at(words, index - 15), at(words, index - 2)];
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = (at(words, index - 16) + s0 + at(words, index - 7) + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + s1 + chosen + at(K, index) + at(words, index)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (at(state, index) + word) | 0;
  });
}
