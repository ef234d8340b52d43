import { skipToken } from '@reduxjs/toolkit/query';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useCropGuidesQuery, useCropNamesQuery } from '../crop/crop-guides.api.ts';
import { farmApi } from './farm.api.ts';

/**
 * Names of crops in the language on the screen: those that have a guide, and those of the farm, or `shown`, that have none.
 */
export function useCropNames(shown?: string) {
  const language = useLanguage();
  const { data } = useCropGuidesQuery(language);
  const { data: own } = farmApi.endpoints.plantings.useQueryState();
  const guides = Array.isArray(data) ? data : [];
  const hasGuide = (crop: string) => guides.some(({ id }) => id === crop);
  const crops = [...(Array.isArray(own) ? own.map(({ crop }) => crop) : []), shown ?? ''];
  const isMore = guides.length > 0 && crops.some((crop) => crop !== '' && !hasGuide(crop));
  const { data: names } = useCropNamesQuery(isMore ? language : skipToken);
  return {
    options: guides.map(({ id, name }) => ({ value: id, label: name })),
    /** Whether it is harvested more than once from the same roots. */
    hasRatoon: (id: string) => guides.some((guide) => guide.id === id && guide.has_ratoon === true),
    nameOf: (id: string) =>
      guides.find((guide) => guide.id === id)?.name ?? names?.[id] ?? id.replaceAll('-', ' '),
  };
}
