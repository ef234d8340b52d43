import { createContext, Script } from 'node:vm';
import type { Pattern } from './find-patterns.ts';

/** Growth of a pattern's time on an adversarial text. */
export interface Growth {
  /** The repeated piece, and the suffix. */
  piece: string;
  shortMs: number;
  longMs: number;
}

const SHORT = 5_000;
const LONG = 20_000;
/** Four times the length costs a linear pattern four times the time, a quadratic one sixteen times. */
const RATIO = 9;
/** CPU time, so that other load of the machine does not count. */
const NOTABLE_MS = 30;
const LIMIT_MS = 3_000;
const ENDS = ['', '\u0001', '!'];
const COMMON = [
  ' ',
  '\n',
  'a',
  'A',
  '1',
  '0',
  '.',
  ',',
  '-',
  '<',
  '"',
  "'",
  '(',
  '&',
  '@',
  '\u0915',
  '\u0c3e',
];
const CLASSES: Readonly<Record<string, string>> = {
  s: ' ',
  d: '1',
  w: 'a',
  S: 'x',
  D: 'x',
  W: '-',
  b: '',
};

/** Pieces whose repetition may cause backtracking: the pattern's literals, their prefixes, and common characters. */
function piecesOf(source: string): string[] {
  const plain = source
    .replace(/\\[pP]\{[^}]*\}/g, '\u0915')
    .replace(/\\u\{?[0-9a-f]{4,6}\}?/gi, '')
    .replace(/\\([a-zA-Z])/g, (_, name: string) => CLASSES[name] ?? '')
    .replace(/\\(.)/g, '$1')
    .replace(/\{\d*,?\d*\}/g, '');
  const runs = plain.split(/[()[\]|?*+^$]+/).filter((run) => run !== '' && run.length <= 40);
  const joined = [plain.replace(/\(\?[:=!<]*|[()|?*+^$]|\[\^?|\]/g, '').slice(0, 60)];
  const pieces = new Set<string>([...COMMON, ...joined, ...new Set(plain.slice(0, 400))]);
  for (const run of runs.slice(0, 40)) {
    for (let length = 1; length <= Math.min(run.length, 8); length += 1)
      pieces.add(run.slice(0, length));
    pieces.add(run);
    pieces.add(`${run} `);
    pieces.add(`${run}a`);
  }
  pieces.delete('');
  return [...pieces].slice(0, 250);
}

const given: { pattern: RegExp; text: string } = { pattern: /x/, text: '' };
const context = createContext(given);
// In a separate context a runaway pattern can be interrupted.
const script = new Script('pattern.lastIndex = 0; text.replace(pattern, "");');

function timeOf(pattern: RegExp, text: string): number {
  Object.assign(given, { pattern, text });
  const before = process.cpuUsage();
  try {
    script.runInContext(context, { timeout: LIMIT_MS });
  } catch {
    return LIMIT_MS;
  }
  return process.cpuUsage(before).user / 1000;
}

const leastOf = (times: number, run: () => number): number =>
  Math.min(...Array.from({ length: times }, run));

const fill = (piece: string, length: number, end: string): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + end;

/** The worst superlinear growth of a pattern; null when none was found. */
export function growthOf({ source, flags }: Pattern): Growth | null {
  // Like a caller that searches for all matches.
  const pattern = new RegExp(
    source,
    flags.includes('g') || flags.includes('y') ? flags : `${flags}g`,
  );
  let worst: Growth | null = null;
  for (const piece of piecesOf(source)) {
    for (const end of ENDS) {
      const long = fill(piece, LONG, end);
      const atMost = Math.max(NOTABLE_MS, worst?.longMs ?? 0);
      if (timeOf(pattern, long) < atMost) continue;
      const longMs = leastOf(2, () => timeOf(pattern, long));
      if (longMs < atMost) continue;
      const shortMs = leastOf(3, () => timeOf(pattern, fill(piece, SHORT, end)));
      if (longMs / shortMs < RATIO && longMs < LIMIT_MS) continue;
      worst = { piece: piece + (end && ` … ${JSON.stringify(end)}`), shortMs, longMs };
      if (longMs >= LIMIT_MS) return worst;
    }
  }
  return worst;
}
