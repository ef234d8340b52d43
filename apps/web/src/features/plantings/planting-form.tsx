import { PLANTING_STATUSES, plantingInput } from '@ankur/contracts/farm-record/plantings';
import {
  type Field,
  type Planting,
  useAddPlantingMutation,
  useChangePlantingMutation,
} from '../../entities/farm/farm.api.ts';
import { numberOf, oneOf, RecordForm, type Typed } from '../../entities/farm/record-form.tsx';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { refusedBy } from '../../lib/forms/refused-by.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';

const OTHER = 'other';

interface Props {
  fields: readonly Field[];
  /** Changes this one. */
  row?: Planting & Unsent;
  onDone: () => void;
}

/** Says what was sown where and when; of one that is changed also how it stands and what it yielded. */
export function PlantingForm({ fields, row, onDone }: Props) {
  const t = useT('farm-record');
  const crops = useCropNames();
  const [add] = useAddPlantingMutation();
  const [change] = useChangePlantingMutation();
  const save = async (body: Parameters<typeof add>[0]) =>
    refusedBy(plantingInput, body) ?? (row ? change({ planting: row, body }) : add(body));
  // A crop that was typed has no guide to choose.
  const isListed = crops.options.some(({ value }) => value === row?.crop);
  const own = row && !isListed ? [{ value: row.crop, label: crops.nameOf(row.crop) }] : [];
  const hasYield = ({ status }: Typed) => row !== undefined && status === 'harvested';
  /** What the server decides by itself where nothing is said: it knows when a planned crop has been sown. */
  const statusOf = ({ status }: Typed) =>
    row && status !== row.status ? { status: oneOf(PLANTING_STATUSES, status) } : {};
  return (
    <RecordForm
      onDone={onDone}
      row={row}
      send={(typed) => {
        const { crop = '', other = '', variety, field, sown_on, area_acres, seed, spacing } = typed;
        // As the server takes it; told here, so that it is known while this waits.
        const whole = fields.find(({ id }) => id === field)?.area_acres ?? null;
        return save({
          ...{ crop: crop === OTHER ? other : crop, variety, field: field || null },
          ...{ sown_on: sown_on || null, area_acres: numberOf(area_acres) ?? whole, seed, spacing },
          ...(crops.hasRatoon(crop) && { ratoon: typed.ratoon === 'yes' }),
          ...statusOf(typed),
          ...(hasYield(typed) && { yield_quintals: numberOf(typed.yield_quintals) }),
        });
      }}
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
          name: 'ratoon',
          kind: 'select',
          label: t('planting.ratoon'),
          start: 'no',
          options: (['no', 'yes'] as const).map((value) => ({
            value,
            label: t(`insured.${value}`),
          })),
          isAsked: ({ crop = '' }) => crops.hasRatoon(crop),
        },
        { name: 'seed', label: t('planSection.seed') },
        { name: 'spacing', label: t('planSection.spacing') },
        {
          name: 'status',
          kind: 'select',
          label: t('planting.status'),
          options: PLANTING_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
          isAsked: () => row !== undefined,
        },
        {
          name: 'yield_quintals',
          kind: 'number',
          label: t('statement.yield'),
          hint: t('planting.yieldHint'),
          isAsked: hasYield,
        },
      ]}
    />
  );
}
