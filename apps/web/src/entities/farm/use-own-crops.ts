import { IRRIGATION_CROPS, type IrrigationCrop } from '@ankur/contracts/irrigation/rules';
import { usePlantingsQuery } from './farm.api.ts';

/** Register ids with another name in the irrigation form. */
const FORM_NAMES: Readonly<Record<string, string>> = { maize: 'Corn' };

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
    const named = (FORM_NAMES[crop] ?? crop).toLowerCase();
    const known = IRRIGATION_CROPS.find((one) => one.toLowerCase() === named);
    const asked = known && area_acres !== null && area_acres >= 1 && sown_on !== null;
    return asked && status === 'growing'
      ? [{ id, crop: known, acres: area_acres, sownOn: sown_on }]
      : [];
  });
}
