import { readFileSync } from 'node:fs';
import { emergencyIn } from '../answer/emergency-gate.ts';

interface Row {
  message: string;
  level: 'person' | 'animal' | 'none';
  kind?: string;
  lang?: string;
}

const LEVELS = new Set(['person', 'animal', 'none']);

/**
 * A question for the assistant (`{"question"}`) counts as harmless: which alarms would it get?
 * @throws naming the line that is of neither form: `{"message", "level"}`.
 */
function readRows(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      const { question, ...given } = JSON.parse(line) as Partial<Row> & { question?: string };
      const value = question === undefined ? given : { ...given, message: question, level: 'none' };
      if (typeof value.message !== 'string' || !LEVELS.has(value.level ?? ''))
        throw new Error(`line ${index + 1}: needs "message" and "level" (person, animal or none)`);
      return [value as Row];
    });
}

const percent = (part: number, of: number) =>
  of === 0 ? 'none asked' : `${((100 * part) / of).toFixed(1)} % of ${of}`;

/** Prints recall for people and animals and the false alarms among harmless messages. */
function measure(rows: readonly Row[], say: (line: string) => void, verbose: boolean): void {
  const times: number[] = [];
  const read = rows.map((row) => {
    const began = performance.now();
    const found = emergencyIn(row.message);
    times.push(performance.now() - began);
    const level = found === null || found.kind === 'health' ? 'none' : found.level;
    if (verbose && (level !== 'none') !== (row.level !== 'none'))
      say(
        `${row.level === 'none' ? 'alarm' : 'missed'} ${row.kind ?? ''} ${row.lang ?? ''}: ${row.message}`,
      );
    return { ...row, seen: level, found: found?.kind ?? null };
  });
  const part = (name: string, own: typeof read) => {
    for (const level of ['person', 'animal', 'none'] as const) {
      const asked = own.filter((row) => row.level === level);
      if (asked.length === 0) continue;
      const sure = asked.filter(({ seen }) => seen === 'sure').length;
      const maybe = asked.filter(({ seen }) => seen === 'maybe').length;
      const what = level === 'none' ? 'false alarms' : 'recall';
      say(
        `${name}${level}: ${what} ${percent(sure + maybe, asked.length)} (sure ${percent(sure, asked.length)}, maybe ${percent(maybe, asked.length)})`,
      );
    }
  };
  part('', read);
  for (const lang of [...new Set(rows.map((row) => row.lang ?? ''))].sort())
    if (lang)
      part(
        `  ${lang} `,
        read.filter((row) => row.lang === lang),
      );
  for (const level of ['person', 'animal'] as const) {
    const own = read.filter((row) => row.level === level);
    for (const kind of [...new Set(own.map((row) => row.kind ?? ''))].sort()) {
      const asked = own.filter((row) => row.kind === kind);
      const seen = asked.filter((row) => row.seen !== 'none').length;
      const name = level === 'animal' ? `animal-${kind}` : kind;
      const named = asked.filter((row) => row.found === name).length;
      if (kind)
        say(
          `  ${name}: ${percent(seen, asked.length)}, card of this kind ${percent(named, asked.length)}`,
        );
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2);
  say(`time a message: median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

const [file, flag] = process.argv.slice(2);
if (!file) {
  process.stderr.write('usage: npm run eval:emergency -- FILE.jsonl [--verbose]\n');
  process.exitCode = 2;
} else {
  measure(readRows(file), (line) => process.stdout.write(`${line}\n`), flag === '--verbose');
}
