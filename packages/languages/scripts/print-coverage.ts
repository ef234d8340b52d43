import { COVERAGE_PARTS, readCoverage } from '../src/coverage.ts';
import { LANGUAGES } from '../src/languages.ts';

const coverage = await readCoverage();
const row = (cells: readonly string[]) =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(16) : cell.padStart(10))).join('');
// Rounded down, so that only what is whole reads 100.0 %.
const percent = (share: number) => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

console.log(row(['language', ...COVERAGE_PARTS, 'reviewed']));
for (const { code, name, reviewed } of LANGUAGES) {
  const shares = COVERAGE_PARTS.map((part) => percent(coverage.get(code)?.[part] ?? 0));
  console.log(row([`${code} ${name}`, ...shares, reviewed ? 'yes' : 'no']));
}
