import { irrigationCropOf } from '@ankur/contracts/irrigation/form-crops';
import { usePlantingsQuery } from './farm.api.ts';

/** A crop of the farmer whose need for water can be computed. */
export interface OwnCrop {
  id: string;
  /** As the irrigation form calls it, else its id in the register of crops. */
  crop: string;
  acres: number;
  sownOn: string;
}

/** Current crops of the farmer whose need for water can be computed. */
export function useOwnCrops(): OwnCrop[] {
  const { data } = usePlantingsQuery();
  if (!Array.isArray(data)) return [];
  return data.flatMap(({ id, crop, calendar, area_acres, sown_on, status }) => {
    const known = irrigationCropOf(crop) ?? (calendar ? crop : null);
    const asked = known && area_acres !== null && sown_on !== null;
    return asked && status === 'growing'
      ? [{ id, crop: known, acres: area_acres, sownOn: sown_on }]
      : [];
  });
}
