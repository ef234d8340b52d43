import { localeOf } from '@ankur/languages/languages';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/language-store.ts';

/** Puts a list in the order of what is shown of it; English lists come in order and stay as they are. */
export function useOrder(): <Item>(list: readonly Item[], shown: (item: Item) => string) => Item[] {
  const language = useLanguage();
  return useMemo(() => {
    if (language === 'en') return (list) => [...list];
    const { compare } = new Intl.Collator(localeOf(language));
    return (list, shown) => list.toSorted((one, other) => compare(shown(one), shown(other)));
  }, [language]);
}
