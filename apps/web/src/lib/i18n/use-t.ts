import type { Language } from '@ankur/languages/languages';
import { use, useMemo } from 'react';
import { rendered } from '../rendered.ts';
import { awaitedCatalogue, type Catalogue } from './catalogue.ts';
import { useLanguage } from './language-store.ts';
import type { Namespace } from './namespaces.ts';
import { makeTranslate, type Translate } from './translate.ts';

/** The texts of one feature; suspends until they are loaded. */
export function useCatalogue(language: Language, namespace: Namespace): Catalogue {
  if (import.meta.env.SSR) rendered.texts.add(namespace);
  const awaited = awaitedCatalogue(language, namespace);
  return awaited instanceof Promise ? use(awaited) : awaited;
}

/** The translate function of one feature; suspends until the feature's texts are loaded. */
export function useT<N extends Namespace>(namespace: N): Translate<N> {
  const language = useLanguage();
  const texts = useCatalogue(language, namespace);
  return useMemo(() => makeTranslate<N>(language, texts), [language, texts]);
}
