import { fallbacksOf, type Language } from '@ankur/languages/languages';
import type { Namespace } from './namespaces.ts';

export type Catalogue = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const ready = new Map<string, Catalogue>();
const pending = new Map<string, Promise<Catalogue>>();
const failed = new Map<string, Promise<Catalogue>>();
/** For so long a component is told of a failure instead of having the same asked again. */
const FAILED_MS = 5000;
/** Waits between attempts on a line that comes and goes. */
const RETRY_MS = [300, 1000, 3000];
/** The words in which a failure is told: without them there would be nothing to show, so they are waited for. */
const NEEDED: Namespace = 'common';
const idOf = (language: Language, namespace: Namespace): string =>
  `../../locales/${language}/${namespace}.json`;

// Registered before anybody who tries again with the network.
if (typeof addEventListener === 'function') addEventListener('online', () => failed.clear());

/** Hands over a catalogue that is there already. */
export function provideCatalogue(language: Language, namespace: Namespace, texts: Catalogue): void {
  ready.set(idOf(language, namespace), texts);
}

/**
 * The texts that came with the page, else the promise of them. Once there is a promise it stays the answer:
 * React must meet the same one again when it takes up a component that waited for it, a failed one too: of a new
 * one it would wait again, and ask without end.
 */
export function awaitedCatalogue(
  language: Language,
  namespace: Namespace,
): Catalogue | Promise<Catalogue> {
  const id = idOf(language, namespace);
  return pending.get(id) ?? ready.get(id) ?? failed.get(id) ?? loadCatalogue(language, namespace);
}

/** Namespaces seen so far, so that a change of language can fetch them all before it shows. */
export function loadedNamespaces(): Namespace[] {
  const names = [...ready.keys()].map((id) => id.slice(id.lastIndexOf('/') + 1, -5) as Namespace);
  return [...new Set(names)];
}

async function importCatalogue(language: Language, namespace: Namespace): Promise<Catalogue> {
  const { localeFiles } = await import('./locale-files.ts');
  const load = fallbacksOf(language)
    .map((code) => localeFiles[idOf(code, namespace)])
    .find((file) => file !== undefined);
  if (!load) throw new Error(`No locale file ${language}/${namespace}.json`);
  return load();
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

/** One language of one feature; the same promise for everyone who waits for it. */
export function loadCatalogue(language: Language, namespace: Namespace): Promise<Catalogue> {
  const id = idOf(language, namespace);
  const waiting = pending.get(id);
  if (waiting) return waiting;
  const texts = ready.get(id);
  if (texts) return Promise.resolve(texts);
  const loading = fetchCatalogue(language, namespace).then(
    (texts) => {
      ready.set(id, texts);
      // Known to be there: `use` hands it over at once, without a moment of waiting.
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
