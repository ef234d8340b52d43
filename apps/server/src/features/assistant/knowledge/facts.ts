import type { KnownFact } from '@ankur/assistant/known-document';
import { packagesFolder, readCollection } from '@ankur/content/collection';
import { FACT_KINDS, type FactsMeta, type FactsText } from '@ankur/content/facts';

function factsOf(meta: FactsMeta, texts: Readonly<Record<string, FactsText>>): KnownFact[] {
  return Object.entries(meta.facts).map(([key, { asks, when }]) => ({
    key,
    asks,
    text: Object.fromEntries(
      Object.entries(texts).map(([language, { facts }]) => [language, facts[key] ?? '']),
    ),
    ...(when?.states ? { states: when.states } : {}),
  }));
}

let read: ReadonlyMap<string, readonly KnownFact[]> | undefined;

/** The facts of a document by its id (`crop:wheat`), read from disk once; none when nothing is written of it. */
export function factsOn(id: string): readonly KnownFact[] {
  read ??= new Map(
    FACT_KINDS.flatMap((kind) =>
      readCollection(packagesFolder('content', 'facts', kind)).map(
        ({ id: name, meta, texts }) =>
          [
            `${kind}:${name}`,
            factsOf(meta as FactsMeta, texts as Readonly<Record<string, FactsText>>),
          ] as const,
      ),
    ),
  );
  return read.get(id) ?? [];
}
