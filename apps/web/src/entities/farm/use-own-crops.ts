import { type IrrigationCrop, irrigationCropOf } from '@ankur/contracts/irrigation/form-crops';
import { usePlantingsQuery } from './farm.api.ts';

/** A crop of the farmer that the irrigation form supports. */
export interface OwnCrop {
  id: string;
  crop: IrrigationCrop;
  acres: number;
  sownOn: string;
}

/** Current crops of the farmer that the irrigation form supports. */
export function useOwnCrops(): OwnCrop[] {
  const { data } = usePlantingsQuery();
  if (!Array.isArray(data)) return [];
  return data.flatMap(({ id, crop, area_acres, sown_on, status }) => {
    const known = irrigationCropOf(crop);
    const asked = known && area_acres !== null && area_acres >= 1 && sown_on !== null;
    return asked && status === 'growing'
      ? [{ id, crop: known, acres: area_acres, sownOn: sown_on }]
      : [];
  });
}
