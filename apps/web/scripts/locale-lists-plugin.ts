import type { Plugin } from 'vite';
import { shortLocaleList } from './locale-lists.ts';

const LISTS = /\/src\/lib\/i18n\/locale-files(-signed-in)?\.ts$/;

/** Shortens the lists of locale files, which every device precaches whole, after their chunks have been named. */
export function shortLocaleLists(): Plugin {
  return {
    name: 'short-locale-lists',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !LISTS.test(chunk.facadeModuleId ?? '')) continue;
          const code = shortLocaleList(chunk.code);
          if (code === undefined)
            throw new Error(`${chunk.fileName} holds no list of locale files`);
          chunk.code = code;
        }
      },
    },
  };
}
