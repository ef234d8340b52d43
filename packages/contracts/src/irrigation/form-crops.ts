/** The values of the irrigation form, with the ids of their crops in the register. */
const IRRIGATION = { Wheat: 'wheat', Rice: 'rice', Corn: 'maize', Soybean: 'soybean' } as const;
export type IrrigationCrop = keyof typeof IRRIGATION;

/** The crops of the irrigation form, as the form shows them. */
export const IRRIGATION_CROPS = Object.keys(IRRIGATION) as readonly IrrigationCrop[];

/** The register's id, which is the calendar's too, of a crop of the irrigation form. */
export const idOfIrrigation = (crop: IrrigationCrop): string => IRRIGATION[crop];

/** The form's value for a name of it in any case, or for an id of the register; null when the form lacks the crop. */
export function irrigationCropOf(nameOrId: string): IrrigationCrop | null {
  const wanted = nameOrId.toLowerCase();
  const found = IRRIGATION_CROPS.find(
    (crop) => crop.toLowerCase() === wanted || IRRIGATION[crop] === wanted,
  );
  return found ?? null;
}
