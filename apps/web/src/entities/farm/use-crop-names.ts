import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useCropGuidesQuery } from '../crop/crop-guides.api.ts';

/** Names of the crops that have a guide, in the language on the screen; a crop without one is shown by its id. */
export function useCropNames() {
  const { data } = useCropGuidesQuery(useLanguage());
  const guides = Array.isArray(data) ? data : [];
  return {
    options: guides.map(({ id, name }) => ({ value: id, label: name })),
    /** Whether it is harvested more than once from the same roots. */
    hasRatoon: (id: string) => guides.some((guide) => guide.id === id && guide.has_ratoon === true),
    nameOf: (id: string) =>
      guides.find((guide) => guide.id === id)?.name ?? id.replaceAll('-', ' '),
  };
}
