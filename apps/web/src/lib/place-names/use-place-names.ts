import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/language-store.ts';
import { keptNames, loadPlaceNames, namesNow, type PlaceNames, subscribeNames } from './tables.ts';

/**
 * Names of districts, markets and towns in the farmer's language; the Latin ones while the table is on its way and where
 * it does not know a place. They are for showing only: the server, addresses and filters keep the Latin names.
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
