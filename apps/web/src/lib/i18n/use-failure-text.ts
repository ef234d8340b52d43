import { useMemo } from 'react';
import { type CropName, type FailureText, makeFailureText } from './failure-text.ts';
import { useLanguage } from './language-store.ts';
import type { Namespace } from './namespaces.ts';
import { useCatalogue } from './use-t.ts';

/** Says the failures of a feature's forms and calls; suspends until the texts are there. */
export function useFailureText(namespace: Namespace, cropName?: CropName): FailureText {
  const language = useLanguage();
  const own = useCatalogue(language, namespace);
  const common = useCatalogue(language, 'common');
  return useMemo(
    () => makeFailureText(language, [own, common], cropName),
    [language, own, common, cropName],
  );
}
