import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useCropGuidesQuery } from './crop-guides.api.ts';
import { guideOf } from './guide-of.ts';

/** Between crops that somebody listed. U+0964 is the full stop of Devanagari. */
const BETWEEN = /(\s*[,;/\n\u0964،؛۔]+\s*)/;

/** Names crops that somebody listed in their own language in the reader's; as they were written where no guide knows them. */
export function useCropWords(): (listed: string) => string {
  const { data } = useCropGuidesQuery(useLanguage());
  const guides = Array.isArray(data) ? data : [];
  const nameOf = (word: string): string => {
    const id = guideOf(guides, 'word', word);
    return guides.find((guide) => guide.id === id)?.name ?? word;
  };
  return (listed) => listed.split(BETWEEN).map(nameOf).join('');
}
