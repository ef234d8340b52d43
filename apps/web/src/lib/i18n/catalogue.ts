import { fallbacksOf, type Language } from '@ankur/languages/languages';
import type { Catalogue } from './locale-files.ts';
import type { Namespace } from './namespaces.ts';

export type { Catalogue } from './locale-files.ts';

const ready = new Map<string, Catalogue>();
const pending = new Map<string, Promise<Catalogue>>();
const failed = new Map<string, Promise<Catalogue>>();
/** How long a failure is cached before the same is loaded again. */
const FAILED_MS = 5000;
/** Delays between attempts on an unstable connection. */
const RETRY_MS = [300, 1000, 3000];
/** Namespaces with the texts of failures: without them nothing could be shown, so they are awaited. */
const NEEDED: Namespace = 'common';
/** Namespaces of pages that need no sign-in, as `locale-files.ts` lists them. */
const PUBLIC = /^(auth|common|landing|privacy|suggestions|terms)$/;
const idOf = (language: Language, namespace: Namespace): string =>
  `../../locales/${language}/${namespace}.json`;

// Registered before other listeners that retry when online.
if (typeof addEventListener === 'function') addEventListener('online', () => failed.clear());

/** Provides a loaded catalogue. */
export function provideCatalogue(language: Language, namespace: Namespace, texts: Catalogue): void {
  ready.set(idOf(language, namespace), texts);
}

/**
 * The preloaded texts, or a promise of them. A promise is returned unchanged:
 * React needs the same one when it resumes a suspended component, also a rejected one: with a new
 * one it would suspend and load forever.
 */
export function awaitedCatalogue(
  language: Language,
  namespace: Namespace,
): Catalogue | Promise<Catalogue> {
  const id = idOf(language, namespace);
  return pending.get(id) ?? ready.get(id) ?? failed.get(id) ?? loadCatalogue(language, namespace);
}

/** Namespaces used so far, so that a change of language can preload them all. */
export function loadedNamespaces(): Namespace[] {
  const names = [...ready.keys()].map((id) => id.slice(id.lastIndexOf('/') + 1, -5) as Namespace);
  return [...new Set(names)];
}

async function importCatalogue(language: Language, namespace: Namespace): Promise<Catalogue> {
  const [{ localeFiles }, { preparedTexts }] = await Promise.all([
    PUBLIC.test(namespace) ? import('./locale-files.ts') : import('./locale-files-signed-in.ts'),
    import('./prepared-texts.ts'),
  ]);
  const load = fallbacksOf(language)
    .map((code) => localeFiles[idOf(code, namespace)])
    .find((file) => file !== undefined);
  if (!load) throw new Error(`No locale file ${language}/${namespace}.json`);
  return preparedTexts(language, await load());
}

async function fetchCatalogue(language: Language, namespace: Namespace): Promise<Catalogue> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await importCatalogue(language, namespace);
    } catch (error) {
      const wait = RETRY_MS[attempt];
      if (namespace !== NEEDED && (wait === undefined || !navigator.onLine)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait ?? RETRY_MS.at(-1)));
    }
  }
}

/** One language of one feature; returns the same promise to concurrent callers. */
export function loadCatalogue(language: Language, namespace: Namespace): Promise<Catalogue> {
  const id = idOf(language, namespace);
  const waiting = pending.get(id);
  if (waiting) return waiting;
  const texts = ready.get(id);
  if (texts) return Promise.resolve(texts);
  const loading = fetchCatalogue(language, namespace).then(
    (texts) => {
      ready.set(id, texts);
      // Marked as fulfilled: `use` returns it synchronously.
      Object.assign(loading, { status: 'fulfilled', value: texts });
      return texts;
    },
    (error: unknown) => {
      pending.delete(id);
      failed.set(id, loading);
      setTimeout(() => failed.delete(id), FAILED_MS);
      throw error;
    },
  );
  pending.set(id, loading);
  return loading;
}
