import { useMemo } from 'react';
import { useLanguage } from './language-store.ts';
import type { Namespace } from './namespaces.ts';
import { type CropName, makeSay, type Say } from './say.ts';
import { useCatalogue } from './use-t.ts';

/** Says the failures of a feature's forms and calls; suspends until the texts are there. */
export function useSay(namespace: Namespace, cropName?: CropName): Say {
  const language = useLanguage();
  const own = useCatalogue(language, namespace);
  const common = useCatalogue(language, 'common');
  return useMemo(
    () => makeSay(language, [own, common], cropName),
    [language, own, common, cropName],
  );
}
