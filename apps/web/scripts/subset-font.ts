import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';

const require = createRequire(import.meta.url);
const FOLDER = join(import.meta.dirname, '../node_modules/.cache/fonts');

/** What a phone fetches for one language at most. */
const LIMIT_BYTES = 120_000;

interface Subset {
  /** Package of `@fontsource` with one weight; bold is drawn by the browser from it. */
  font: string;
  /** The file of the script in the package, without its ending. */
  file: string;
  /** What is kept, as `unicode-range` has it. */
  range: string;
}

/**
 * Fonts of which a part is made here, because the whole file is too large for a phone: Noto Nastaliq Urdu has 159 KB for all
 * languages in Arabic letters. Kept are the letters, marks and punctuation of Urdu.
 */
export const SUBSETS: Readonly<Record<string, Subset>> = {
  'noto-nastaliq-urdu': {
    font: '@fontsource/noto-nastaliq-urdu',
    file: 'noto-nastaliq-urdu-arabic-400-normal',
    range:
      'U+060C, U+061B, U+061F, U+0621, U+0622, U+0624, U+0626-0628, U+062A-063A, U+0641, U+0642, U+0644-0648, U+064B-0652, U+0654, U+0670, U+0679, U+067E, U+0686, U+0688, U+0691, U+0698, U+06A9, U+06AF, U+06BA, U+06BE, U+06C1-06C3, U+06CC, U+06D2-06D4, U+200C-200F',
  },
};

/** The letters of a `unicode-range`. */
export function lettersOfRange(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) =>
        String.fromCodePoint(first + at),
      ).join('');
    })
    .join('');
}

/** Writes the part of a font with its style sheet, once for each version; resolves with the path of the style sheet.
 * @throws where the part has more than `LIMIT_BYTES` */
export async function subsetFont(name: string, family: string): Promise<string> {
  const { font, file, range } = SUBSETS[name] ?? {};
  if (!font || !file || !range) throw new Error(`no part is made of ${name}`);
  const whole = require.resolve(`${font}/files/${file}.woff2`);
  const { version } = require(`${font}/package.json`) as { version: string };
  const letters = lettersOfRange(range);
  const made = `${name}-${version}-${letters.length}`;
  const sheet = join(FOLDER, `${made}.css`);
  if (existsSync(sheet)) return sheet;
  mkdirSync(FOLDER, { recursive: true });
  const part = await subset(readFileSync(whole), letters, { targetFormat: 'woff2' });
  if (part.length > LIMIT_BYTES) throw new Error(`${made} has ${part.length} bytes`);
  writeFileSync(join(FOLDER, `${made}.woff2`), part);
  writeFileSync(
    sheet,
    `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: 400;
  src: url(./${made}.woff2) format("woff2");
  unicode-range: ${range};
}
`,
  );
  return sheet;
}
