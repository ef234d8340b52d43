import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useCropGuidesQuery } from './crop-guides.api.ts';
import { guideOf } from './guide-of.ts';

/** A crop that somebody named in their own language, in the reader's; as it was written where no guide knows it. */
export function CropWord({ word }: { word: string }) {
  const { data } = useCropGuidesQuery(useLanguage());
  const guides = Array.isArray(data) ? data : [];
  const id = guideOf(guides, 'word', word);
  return guides.find((guide) => guide.id === id)?.name ?? word;
}
