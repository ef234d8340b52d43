import { skipToken } from '@reduxjs/toolkit/query';
import { useCropGuidesQuery } from '../../entities/crop/crop-guides.api.ts';
import { guideOf } from '../../entities/crop/guide-of.ts';
import { usePlantingsQuery } from '../../entities/farm/farm.api.ts';
import { useProfileQuery } from '../../entities/farmer/profile.api.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';

/** The crops that a farmer wrote down, each whole and then by its words: "Wheat, red gram and cotton". */
const wordsOf = (text: string): string[] =>
  text.split(/[,;/\n]/).flatMap((piece) => [piece, ...piece.trim().split(/\s+/)]);

/**
 * The name in the price lists of the farmer's own crop: of the first one that grows, else of the first of the profile
 * that has a price list; null without one. `asked` is the crop (by its id) that the page was opened with.
 */
export function useOwnCommodity(asked: string | null): {
  commodity: string | null;
  known: boolean;
} {
  const plantings = usePlantingsQuery(asked ? skipToken : undefined);
  const list = Array.isArray(plantings.data) ? plantings.data : [];
  const growing = list.filter(({ status }) => status === 'growing').map(({ crop }) => crop);
  const isOwn = !asked && growing.length === 0 && !plantings.isLoading;
  const profile = useProfileQuery(isOwn ? undefined : skipToken);
  const words = asked ? [asked] : growing.length > 0 ? growing : wordsOf(profile.data?.crops ?? '');
  const named = words.map((word) => word.trim()).filter(Boolean);
  const guides = useCropGuidesQuery(useLanguage(), { skip: named.length === 0 });
  const rows = Array.isArray(guides.data) ? guides.data : [];
  const sold = named.flatMap((word) => {
    const id = guideOf(rows, 'word', word);
    return rows.find((guide) => guide.id === id)?.keys.market.slice(0, 1) ?? [];
  });
  return {
    commodity: sold[0] ?? null,
    known: ![plantings, profile, guides].some((one) => one.isLoading),
  };
}
