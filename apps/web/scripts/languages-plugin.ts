import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LANGUAGES } from '@ankur/languages/languages';
import { completeTexts, type Tree } from '@ankur/languages/texts';
import type { Plugin } from 'vite';

const FONTS = 'virtual:language-fonts';
const STYLES = 'virtual:languages.css';
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

/** Styles of a script: its font, and line height for marks above and below small text. */
function stylesOf({ code, font, script }: (typeof LANGUAGES)[number]): string {
  if (script === 'Latn') return '';
  const own = font === null ? '' : `"${family(font)} Variable", "${family(font)}", `;
  return `:root:lang(${code}) {
    --font-sans: ${own}system-ui, sans-serif;
    --text-xs--line-height: 1.6;
    --text-sm--line-height: 1.6;
  }`;
}

function languageStyles(): string {
  const all = fonts.map((font) => `"${family(font)} Variable"`).join(', ');
  return `:root { --font-scripts: ${all || 'sans-serif'}; }\n${LANGUAGES.map(stylesOf).join('\n')}`;
}

const fontLoaders = (): string =>
  `export default {${fonts
    .map((font) => `'${font}': () => import('@fontsource-variable/${font}/wght.css')`)
    .join(', ')}}`;

/** A locale file with the texts that it lacks from the language's fallbacks. */
function completed(file: string, language: string, watch: (file: string) => void): Tree {
  const locales = dirname(dirname(file));
  return completeTexts(language, (code) => {
    const from = join(locales, code, basename(file));
    if (!existsSync(from)) return null;
    watch(from);
    return JSON.parse(readFileSync(from, 'utf8')) as Tree;
  });
}

/**
 * Resolves the register of languages at build time: complete locale files, fonts as
 * chunks of their own, the styles of each script.
 */
export function languages(): Plugin {
  return {
    name: 'languages',
    enforce: 'pre',
    resolveId: (id) => (id === FONTS || id === STYLES ? `\0${id}` : null),
    load(id) {
      if (id === `\0${FONTS}`) return fontLoaders();
      if (id === `\0${STYLES}`) return languageStyles();
      const [, language] = LOCALE_FILE.exec(id) ?? [];
      if (!language || !existsSync(id)) return null;
      return JSON.stringify(completed(id, language, (file) => this.addWatchFile(file)));
    },
  };
}
