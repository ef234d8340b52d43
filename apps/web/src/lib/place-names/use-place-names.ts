import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/language-store.ts';
import { keptNames, loadPlaceNames, namesNow, type PlaceNames, subscribeNames } from './tables.ts';

/**
 * Names of districts, markets and towns in the farmer's language; English while the table loads and where
 * a place is missing. For display only: the server, URLs and filters use the English names.
 */
export function usePlaceNames(): PlaceNames {
  const language = useLanguage();
  useEffect(() => {
    const load = () => void loadPlaceNames(language);
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [language]);
  return useSyncExternalStore(
    subscribeNames,
    () => namesNow(language),
    () => keptNames,
  );
}
