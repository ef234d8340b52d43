import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withCropNames } from '@ankur/languages/crop-names';
import { LANGUAGES, USUAL } from '@ankur/languages/languages';
import { completeTexts, type Tree } from '@ankur/languages/texts';
import type { Plugin } from 'vite';
import { dateNamesOf } from './language-dates.ts';
import { SUBSETS, subsetFont } from './subset-font.ts';

const FONTS = 'virtual:language-fonts';
const DATES = 'virtual:language-dates';
const STYLES = 'virtual:languages.css';
const REGISTER = /\/packages\/languages\/languages\.json$/;
const LOCALE_FILE = /\/src\/locales\/([a-z]{2,3})\/[\w-]+\.json$/;

const unique = <T>(list: readonly (T | null)[]): T[] => [
  ...new Set(list.filter((one) => one !== null)),
];
const fonts = unique(LANGUAGES.map(({ font }) => font));
/** `noto-sans-telugu` → `"Noto Sans Telugu` */
const family = (font: string): string =>
  font.replace(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
  );

/** Nastaliq falls diagonally: its letters are twice as high as their size. */
const HIGH = /nastaliq/;
const HIGH_LINES = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl']
  .map((size) => `--text-${size}--line-height: 2;`)
  .concat(['tight', 'snug', 'normal', 'relaxed', 'loose'].map((name) => `--leading-${name}: 2;`))
  .join('\n    ');

/** Styles of a script: its font, and line height for marks above and below small text. */
function stylesOf({ code, font, script }: (typeof LANGUAGES)[number]): string {
  if (script === 'Latn') return '';
  if (font !== null && HIGH.test(font))
    return `:root:lang(${code}) {
    --font-sans: "${family(font)}", system-ui, sans-serif;
    ${HIGH_LINES}
  }
  :root:lang(${code}) body { line-height: 2; }`;
  const own = font === null ? '' : `"${family(font)} Variable", "${family(font)}", `;
  return `:root:lang(${code}) {
    --font-sans: ${own}system-ui, sans-serif;
    --text-xs--line-height: 1.6;
    --text-sm--line-height: 1.6;
  }`;
}

function languageStyles(): string {
  const all = fonts
    .map((font) => `"${family(font)}${SUBSETS[font] ? '' : ' Variable'}"`)
    .join(', ');
  return `:root { --font-scripts: ${all || 'sans-serif'}; }\n${LANGUAGES.map(stylesOf).join('\n')}`;
}

/** Loaders by language; the register in the browser does without the names of fonts. */
async function fontLoaders(): Promise<string> {
  const loaders = LANGUAGES.map(async ({ code, font }) => {
    if (font === null) return [];
    const sheet = SUBSETS[font]
      ? await subsetFont(font, family(font))
      : `@fontsource-variable/${font}/wght.css`;
    return [`${code}: () => import('${sheet}')`];
  });
  return `export default {${(await Promise.all(loaders)).flat().join(', ')}}`;
}

/** Loaders of the names of months and days by language, for browsers that lack them. */
function dateLoaders(): string {
  const own = LANGUAGES.filter(({ script }) => script !== 'Latn');
  return `export default {${own.map(({ code }) => `${code}: () => import('${DATES}/${code}')`).join(', ')}}`;
}

const usual: Readonly<Record<string, unknown>> = USUAL;
/** The register without what the browser does not read (`virtual:language-fonts` and the styles hold the fonts) or fills in. */
const registerForBrowsers = (): string =>
  JSON.stringify(
    LANGUAGES.map(({ font: _font, ...entry }) =>
      Object.fromEntries(Object.entries(entry).filter(([field, value]) => value !== usual[field])),
    ),
  );

/**
 * Texts, alone or by group, that home says of other parts of the product, by the locale file that they are written in: home would fetch
 * those files whole for a few of their words.
 */
export const BORROWED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'today.json': {
    'farm-record.json': ['due', 'cause'],
    'irrigation.json': ['advice', 'crop', 'duration'],
    'pictures.json': ['choose', 'asPictures', 'asWords'],
    'privacy.json': ['age'],
  },
};

function borrowed(file: string, language: string, watch: (file: string) => void): Tree {
  const groups = Object.entries(BORROWED[basename(file)] ?? {}).map(([from, names]) => {
    const texts = completed(join(dirname(file), from), language, watch);
    return Object.fromEntries(names.map((name) => [name, texts[name] ?? {}]));
  });
  return Object.assign({}, ...groups);
}

/** A locale file with the texts that it lacks from the language's fallbacks. */
function completed(file: string, language: string, watch: (file: string) => void): Tree {
  const locales = dirname(dirname(file));
  const own = completeTexts(language, (code) => {
    const from = join(locales, code, basename(file));
    if (!existsSync(from)) return null;
    watch(from);
    return withCropNames(basename(file), code, JSON.parse(readFileSync(from, 'utf8')) as Tree);
  });
  return { ...own, ...borrowed(file, language, watch) };
}

/**
 * Resolves the register of languages at build time: complete locale files with the names of crops, fonts as
 * chunks of their own, the styles of each script.
 */
export function languages(): Plugin {
  return {
    name: 'languages',
    enforce: 'pre',
    resolveId: (id) => (id === FONTS || id === STYLES || id.startsWith(DATES) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${FONTS}`) return fontLoaders();
      if (id === `\0${STYLES}`) return languageStyles();
      if (id === `\0${DATES}`) return dateLoaders();
      if (id.startsWith(`\0${DATES}/`))
        return `export default ${JSON.stringify(dateNamesOf(basename(id)))}`;
      if (REGISTER.test(id)) return registerForBrowsers();
      const [, language] = LOCALE_FILE.exec(id) ?? [];
      if (!language || !existsSync(id)) return null;
      return JSON.stringify(completed(id, language, (file) => this.addWatchFile(file)));
    },
  };
}
