import { readdir, readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { withCropNames } from './crop-names.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from './languages.ts';
import { productFolder } from './read-texts.ts';
import { countTexts, type Tree } from './texts.ts';

/** The folders whose texts count for each part; a file of English is any that lies at `en/` or is called `en.json`. */
const PARTS = {
  app: ['apps/web/src/locales', 'packages/content/mails'],
  leaf: ['packages/leaf-doctor/library'],
  schemes: ['packages/content/schemes', 'packages/content/scheme-words'],
  guidance: ['packages/content/guidance/articles'],
  assistant: [
    'packages/content/assistant',
    'packages/content/first-aid',
    'packages/content/facts',
    'packages/content/field-diseases',
    'packages/content/help',
    'packages/content/notes',
  ],
} as const;

export type CoveragePart = keyof typeof PARTS;
export type Coverage = Readonly<Record<CoveragePart, number>>;
export const COVERAGE_PARTS = Object.keys(PARTS) as readonly CoveragePart[];

const ENGLISH = new RegExp(`(^|/)${DEFAULT_LANGUAGE}(/|\\.json$)`);

/** The texts of a file in a language, with the names that the register of crops adds; null without such a file. */
async function readTexts(file: string, code: Language): Promise<unknown> {
  try {
    const texts: Tree = JSON.parse(await readFile(file, 'utf8'));
    return file.includes(`${sep}locales${sep}`)
      ? withCropNames(basename(file), code, texts)
      : texts;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

type Counts = Map<Language, { all: number; had: number }>;

async function countFolder(folder: string, counts: Counts): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.map((path) => path.split(sep).join('/'))) {
    if (!name.endsWith('.json') || !ENGLISH.test(name)) continue;
    const english = await readTexts(join(folder, name), DEFAULT_LANGUAGE);
    for (const [language, sum] of counts) {
      const own = name.replace(ENGLISH, `$1${language}$2`);
      const { all, had } = countTexts(english, await readTexts(join(folder, own), language));
      sum.all += all;
      sum.had += had;
    }
  }
}

async function coverageOfPart(part: CoveragePart): Promise<ReadonlyMap<Language, number>> {
  const counts: Counts = new Map(LANGUAGE_CODES.map((code) => [code, { all: 0, had: 0 }]));
  for (const folder of PARTS[part]) await countFolder(productFolder(...folder.split('/')), counts);
  return new Map(
    [...counts].map(([code, { all, had }]) => [code, all === 0 ? 1 : had / all] as const),
  );
}

/** The share (0..1) of the English texts that each language of the register has, part by part, read from disk. */
export async function readCoverage(): Promise<ReadonlyMap<Language, Coverage>> {
  const parts = await Promise.all(
    COVERAGE_PARTS.map(async (part) => [part, await coverageOfPart(part)] as const),
  );
  return new Map(
    LANGUAGE_CODES.map((code) => {
      const shares = parts.map(([part, found]) => [part, found.get(code) ?? 0]);
      return [code, Object.fromEntries(shares) as Coverage];
    }),
  );
}
