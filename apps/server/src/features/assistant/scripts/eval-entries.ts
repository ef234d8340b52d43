import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type SpokenEntry, spokenEntry } from '@ankur/assistant/entry/spoken-entry';
import { cropNamed } from '../knowledge/named-crop.ts';

/** One line of a judging file: what is said, and what it means. */
interface Line {
  text: string;
  lang: string;
  script?: string;
  kind: 'expense' | 'income' | 'task' | 'milk' | 'none';
  amount: number | null;
  category: string | null;
  /** Null where no day was said: such a task is for today. */
  date: string | null;
  litres?: number | null;
}

/** The day on which the sentences are said: one for a whole file. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    day: { type: 'string', default: '2026-11-23' },
    verbose: { type: 'boolean', default: false },
  },
});
const [file] = positionals;
const TODAY = values.day;

const moneyOf = (entry: SpokenEntry | null): number | null =>
  entry?.kind === 'expense' || entry?.kind === 'income' ? entry.amount : null;

function isWhole(line: Line, entry: SpokenEntry | null): boolean {
  if (line.kind === 'none' || entry === null) return (line.kind === 'none') === (entry === null);
  if (entry.kind !== line.kind || entry.date !== (line.date ?? TODAY)) return false;
  switch (entry.kind) {
    case 'expense':
      return entry.amount === line.amount && entry.category === line.category;
    case 'income':
      return entry.amount === line.amount && entry.source === line.category;
    case 'milk':
      return entry.litres === line.litres;
    default:
      return true;
  }
}

if (!file) {
  process.stderr.write(
    'usage: npm run eval:entries -- FILE.jsonl [--day yyyy-mm-dd] [--verbose]\n',
  );
  process.exitCode = 2;
} else {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((one) => JSON.parse(one) as Line);
  const rows = lines.map((line) => {
    const entry = spokenEntry(line.text, TODAY, cropNamed);
    return { line, entry, amount: moneyOf(entry) === line.amount, whole: isWhole(line, entry) };
  });
  const share = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
  const print = (name: string, some: typeof rows) => {
    const money = some.filter(({ line }) => line.amount !== null);
    const amounts = share(money.filter(({ amount }) => amount).length, money.length);
    const whole = share(some.filter((row) => row.whole).length, some.length);
    say(`${name}: amounts ${amounts} of ${money.length}, whole entries ${whole} of ${some.length}`);
  };
  print('all', rows);
  for (const lang of [...new Set(lines.map((line) => line.lang))].sort())
    print(
      `  ${lang}`,
      rows.filter(({ line }) => line.lang === lang),
    );
  for (const kind of ['expense', 'income', 'task', 'milk', 'none'])
    print(
      `  ${kind}`,
      rows.filter(({ line }) => line.kind === kind),
    );
  if (values.verbose)
    for (const { line, entry, whole } of rows)
      if (!whole)
        say(`${JSON.stringify(line)}\n  -> ${JSON.stringify({ ...entry, text: undefined })}`);
}
