import {
  type Field,
  type Planting,
  useAddPlantingMutation,
  useChangePlantingMutation,
} from '../../entities/farm/farm.api.ts';
import { numberOf, RecordForm } from '../../entities/farm/record-form.tsx';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';

const OTHER = 'other';

interface Props {
  fields: readonly Field[];
  /** Changes this one. */
  row?: Planting & Unsent;
  onDone: () => void;
}

/** Says what was sown where and when. */
export function PlantingForm({ fields, row, onDone }: Props) {
  const t = useT('farm-record');
  const crops = useCropNames();
  const [add] = useAddPlantingMutation();
  const [change] = useChangePlantingMutation();
  const save = (body: Parameters<typeof add>[0]) =>
    row ? change({ planting: row, body }) : add(body);
  // A crop that was typed has no guide to choose.
  const isListed = crops.options.some(({ value }) => value === row?.crop);
  const own = row && !isListed ? [{ value: row.crop, label: row.crop }] : [];
  const hasYield = row?.status === 'harvested';
  return (
    <RecordForm
      onDone={onDone}
      row={row}
      send={({ crop = '', other = '', variety, field, sown_on, area_acres, ...more }) =>
        save({
          ...{ crop: crop === OTHER ? other : crop, variety, field: field || null },
          ...{ sown_on: sown_on || null, area_acres: numberOf(area_acres) },
          ...(hasYield && { yield_quintals: numberOf(more.yield_quintals) }),
        })
      }
      fields={[
        {
          name: 'crop',
          kind: 'select',
          label: t('planting.crop'),
          placeholder: t('planting.chooseCrop'),
          options: [...crops.options, ...own, { value: OTHER, label: t('planting.otherCrop') }],
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
        {
          name: 'yield_quintals',
          kind: 'number',
          label: t('statement.yield'),
          hint: t('planting.yieldHint'),
          isAsked: () => hasYield,
        },
      ]}
    />
  );
}
