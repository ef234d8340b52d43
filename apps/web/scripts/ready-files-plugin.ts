import { LANGUAGES } from '@ankur/languages/languages';
import type { Plugin } from 'vite';

/** Where the app finds what it fetches ahead of need in a language; see `src/app/ready-files.ts`. */
export const readyFileOf = (language: string): string => `ready-files.${language}.json`;

/** What every signed-in page stands on, and the pages of farmers and of visitors; operators have a line of their own. */
const ROOTS = [
  /\/index\.html$/,
  /\/src\/app\/(store-gate|shell\/shell)\.tsx$/,
  /\/src\/pages\/(?!console|dev-ui|shared-diary|confirm-email)[\w-]+\.page\.tsx$/,
];
/** Fetched where they are used: large, and of use with a network or after a choice of the farmer alone. */
const ON_DEMAND =
  /\/src\/(pages\/(console|dev-ui)\.page|locales\/\w+\/console|features\/(console|greenscan\/classifier-worker|agriloop\/shrink-))|node_modules\/(mediabunny|onnxruntime-web)\//;
/**
 * Large and not needed to open a page (place names are English until then), or a page that a link in a letter or message leads to,
 * which says nothing without a network: fetched when the app is opened again.
 */
const LATER =
  /\/src\/(pages\/((voice|picture|expert)-part|(shared-diary|confirm-email)\.page)|locales\/\w+\/(voice-entry|recorded-speech)|ui\/data-table|features\/notifications\/notification-settings|ui\/chart-canvas|entities\/dictation\/microphone|features\/(push|assistant\/offline-answer|greenscan\/library-chunk|season\/statement|shares\/shares-card|account\/import-card|fields\/walk-field|guidance\/(calculators\/|search-offline))|lib\/saved-guide\/guide-finder)|packages\/(assistant\/src\/finder|content\/place-names\/\w+\.json)/;
/** Tells emergencies without a network (0.3 MB). */
const EMERGENCY_MODEL = /^assets\/emergency-[\w-]+\.bin$/;
/** What is written in one language: texts of the app, names of places, collections of content. */
const IN_LANGUAGE =
  /\/locales\/(\w+)\/|virtual:content\/[\w-]+\/(\w+)$|place-names\/(\w+)\.json|\0better-words\/(\w+)|virtual:language-dates\/(\w+)$/;

interface Chunk {
  type: string;
  facadeModuleId?: string | null;
  moduleIds?: string[];
  imports?: string[];
  dynamicImports?: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** Names of files: for the first visit, and for a later one. */
export interface ReadyFiles {
  first: string[];
  later: string[];
}

function languageOf({ moduleIds = [] }: Chunk): string {
  for (const id of moduleIds) {
    const found = IN_LANGUAGE.exec(id);
    if (found) return found.slice(1).find(Boolean) ?? 'all';
  }
  return 'all';
}

type Found = Map<string, Set<string>>;

/** The files of some chunks with all that they load, by language; `all` for every language. */
function reached(
  bundle: Readonly<Record<string, Chunk>>,
  roots: readonly string[],
  leaveOut: RegExp,
): Found {
  const found: Found = new Map();
  const seen = new Set<string>();
  // What a chunk imports statically comes with it, whatever is left out.
  const visit = (name: string, isNeeded: boolean): void => {
    const chunk = bundle[name];
    if (!chunk || seen.has(name)) return;
    const { facadeModuleId, moduleIds = [], imports = [], dynamicImports = [] } = chunk;
    if (!isNeeded && leaveOut.test(facadeModuleId ?? moduleIds.at(-1) ?? '')) return;
    seen.add(name);
    const language = languageOf(chunk);
    const files = found.get(language) ?? new Set();
    found.set(language, files);
    for (const file of [name, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(file);
    for (const next of imports) visit(next, true);
    for (const next of dynamicImports) visit(next, false);
  };
  for (const root of roots) visit(root, true);
  return found;
}

/** What every page needs with all that it loads on demand, for a language. */
export function readyFiles(bundle: Readonly<Record<string, Chunk>>, language: string): ReadyFiles {
  const roots = Object.keys(bundle).filter((name) =>
    ROOTS.some((root) => root.test(bundle[name]?.facadeModuleId ?? '')),
  );
  const either = new RegExp(`${ON_DEMAND.source}|${LATER.source}`);
  const filesOf = (found: Found) => [...(found.get('all') ?? []), ...(found.get(language) ?? [])];
  const first = filesOf(reached(bundle, roots, either));
  const all = filesOf(reached(bundle, roots, ON_DEMAND));
  const model = Object.keys(bundle).filter((name) => EMERGENCY_MODEL.test(name));
  return { first, later: [...model, ...all.filter((file) => !first.includes(file))] };
}

/** Writes what the app fetches while there is a network, so that every page opens without one. */
export function readyFilesPlugin(): Plugin {
  return {
    name: 'ready-files',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const { code } of LANGUAGES) {
          const source = JSON.stringify(readyFiles(bundle as never, code));
          this.emitFile({ type: 'asset', fileName: readyFileOf(code), source });
        }
      },
    },
  };
}
