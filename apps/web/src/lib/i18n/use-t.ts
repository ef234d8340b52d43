import { use, useMemo } from 'react';
import { awaitedCatalogue } from './catalogue.ts';
import { useLanguage } from './language-store.ts';
import type { Namespace } from './namespaces.ts';
import { makeTranslate, type Translate } from './translate.ts';

/** The translate function of one feature; suspends until the feature's texts are there. */
export function useT<N extends Namespace>(namespace: N): Translate<N> {
  const language = useLanguage();
  const awaited = awaitedCatalogue(language, namespace);
  const texts = awaited instanceof Promise ? use(awaited) : awaited;
  return useMemo(() => makeTranslate<N>(language, texts), [language, texts]);
}
