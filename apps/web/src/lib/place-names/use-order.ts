import { localeOf } from '@ankur/languages/languages';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/language-store.ts';

/** Sorts a list by its displayed names; English lists are sorted already. */
export function useOrder(): <Item>(list: readonly Item[], shown: (item: Item) => string) => Item[] {
  const language = useLanguage();
  return useMemo(() => {
    if (language === 'en') return (list) => [...list];
    const { compare } = new Intl.Collator(localeOf(language));
    return (list, shown) => list.toSorted((one, other) => compare(shown(one), shown(other)));
  }, [language]);
}
