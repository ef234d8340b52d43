import { type Field, useAddPlantingMutation } from '../../entities/farm/farm.api.ts';
import { numberOf, RecordForm } from '../../entities/farm/record-form.tsx';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { useT } from '../../lib/i18n/use-t.ts';

const OTHER = 'other';

interface Props {
  fields: readonly Field[];
  onDone: () => void;
}

/** Says what was sown where and when. */
export function PlantingForm({ fields, onDone }: Props) {
  const t = useT('farm-record');
  const crops = useCropNames();
  const [add] = useAddPlantingMutation();
  return (
    <RecordForm
      onDone={onDone}
      send={({ crop = '', other = '', variety, field, sown_on, area_acres }) =>
        add({
          ...{ crop: crop === OTHER ? other : crop, variety, field: field || null },
          ...{ sown_on: sown_on || null, area_acres: numberOf(area_acres) },
        })
      }
      fields={[
        {
          name: 'crop',
          kind: 'select',
          label: t('planting.crop'),
          placeholder: t('planting.chooseCrop'),
          options: [...crops.options, { value: OTHER, label: t('planting.otherCrop') }],
        },
        {
          name: 'other',
          label: t('planting.cropName'),
          isAsked: ({ crop }) => crop === OTHER,
        },
        {
          name: 'field',
          kind: 'select',
          label: t('planting.field'),
          placeholder: t('planting.noField'),
          ...(fields[0] && { start: fields[0].id }),
          options: fields.map(({ id, name }) => ({ value: id, label: name })),
        },
        { name: 'sown_on', kind: 'date', label: t('planting.sownOn') },
        {
          name: 'area_acres',
          kind: 'number',
          label: t('planting.acres'),
          hint: t('planting.acresHint'),
        },
        { name: 'variety', label: t('planting.variety') },
      ]}
    />
  );
}
