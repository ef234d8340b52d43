import { useMemo } from 'react';
import { type CropName, type FailureText, makeFailureText } from './failure-text.ts';
import { useLanguage } from './language-store.ts';
import type { Namespace } from './namespaces.ts';
import { useCatalogue } from './use-t.ts';

/** The translator of failures of a feature; suspends until the texts are loaded. */
export function useFailureText(namespace: Namespace, cropName?: CropName): FailureText {
  const language = useLanguage();
  const own = useCatalogue(language, namespace);
  const common = useCatalogue(language, 'common');
  return useMemo(
    () => makeFailureText(language, [own, common], cropName),
    [language, own, common, cropName],
  );
}
