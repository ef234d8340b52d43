import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { plantingNames } from './planting-names.ts';
import { useAcres } from './use-acres.ts';
import { useCropNames } from './use-crop-names.ts';
import { useFields, usePlantings } from './use-farm.ts';

/** Names of the farmer's plantings, of which no two are alike where anything tells them apart. */
export function usePlantingNames() {
  const t = useT('farm-record');
  const format = useFormat();
  const acres = useAcres();
  const crops = useCropNames();
  const { data: plantings = [] } = usePlantings();
  const { data: fields = [] } = useFields();
  const names = plantingNames(plantings, {
    cropName: crops.nameOf,
    fieldName: (id) => fields.find((field) => field.id === id)?.name ?? '',
    sown: (date) => t('planting.sown', { date: format.date(date) }),
    acres,
  });
  return {
    /** The name of a planting; its crop's where the planting is not known any more. */
    nameOf: ({ id, crop }: { id: string; crop: string }) => names.get(id) ?? crops.nameOf(crop),
    options: (among: readonly { id: string; crop: string }[]) =>
      among.map(({ id, crop }) => ({ value: id, label: names.get(id) ?? crops.nameOf(crop) })),
  };
}
