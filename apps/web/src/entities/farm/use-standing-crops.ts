import { useLanguage } from '../../lib/i18n/language-store.ts';
import { type ListedGuide, useCropGuidesQuery } from '../crop/crop-guides.api.ts';
import { usePlantingsQuery } from './farm.api.ts';

/** Crops of which something is planned or grows on the farm, with what other parts of the product call them; each once. */
export function useStandingCrops(): readonly ListedGuide[] {
  const { data: plantings } = usePlantingsQuery();
  const { data: guides } = useCropGuidesQuery(useLanguage());
  if (!Array.isArray(plantings) || !Array.isArray(guides)) return [];
  const standing = new Set(
    plantings.flatMap(({ crop, status }) =>
      status === 'growing' || status === 'planned' ? [crop] : [],
    ),
  );
  return guides.filter(({ id }) => standing.has(id));
}
