import { useCropGuidesQuery } from '../../entities/crop/crop-guides.api.ts';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { makeTranslate, type Translate } from '../../lib/i18n/translate.ts';
import { useCatalogue, useT } from '../../lib/i18n/use-t.ts';

export type TextKey = Parameters<Translate<'farm-record'>>[0];

interface Both {
  text: (key: TextKey) => string;
  crop: (id: string) => string;
}

/** Texts and names of crops in the language on the screen and in English, for a reader who knows one of them. */
export function useBoth(): Both {
  const language = useLanguage();
  const t = useT('farm-record');
  const english = makeTranslate<'farm-record'>('en', useCatalogue('en', 'farm-record'));
  const crops = useCropNames();
  const { data } = useCropGuidesQuery('en');
  const guides = Array.isArray(data) ? data : [];
  const both = (own: string, other: string) =>
    language === 'en' || own === other ? own : `${own} / ${other}`;
  return {
    text: (key) => both(t(key), english(key)),
    crop: (id) => {
      const other = guides.find((guide) => guide.id === id)?.name ?? id.replaceAll('-', ' ');
      return both(crops.nameOf(id), other);
    },
  };
}
