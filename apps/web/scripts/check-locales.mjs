// Fails when a text is missing, unused, untranslated or has other placeholders than the English one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCodeProblems, findUnsayableCodes } from './code-texts.ts';
import { readLocales, readSources } from './locale-files.ts';
import { findLocaleProblems } from './locale-rules.ts';

const source = join(import.meta.dirname, '..', 'src');
const only = process.argv[2];
const same = new Set(JSON.parse(readFileSync(join(source, 'locales', 'same.json'), 'utf8')));
const locales = readLocales(join(source, 'locales'));
const sources = readSources(source);
const problems = [
  ...findLocaleProblems(locales, sources, same),
  ...findCodeProblems(locales),
  ...findUnsayableCodes(sources),
].filter((problem) => !only || problem.includes(`/${only}.json`));

for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`${problems.length} fault(s) in the locale files`);
  process.exit(1);
}
console.log('Locale files are complete');
