import { irrigationCropOf } from '@ankur/contracts/irrigation/form-crops';
import { usePlantings } from './use-farm.ts';

/** A crop of the farmer whose need for water can be computed. */
export interface OwnCrop {
  id: string;
  field?: string | null;
  /** As the irrigation form calls it, else its id in the register of crops. */
  crop: string;
  acres: number;
  sownOn: string;
}

/** Current crops of the farmer whose need for water can be computed, with those that wait to be sent. */
export function useOwnCrops(): OwnCrop[] {
  const { data = [] } = usePlantings();
  return data.flatMap(
    ({ id, field, crop, calendar, area_acres: acres, sown_on: sownOn, status }) => {
      const known = irrigationCropOf(crop) ?? (calendar && crop);
      return known && acres && sownOn && status === 'growing'
        ? [{ id, field, crop: known, acres, sownOn }]
        : [];
    },
  );
}
