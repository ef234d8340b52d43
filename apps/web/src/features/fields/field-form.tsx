import { FIELD_UNITS } from '@ankur/contracts/farm-record/fields';
import {
  type Field,
  useAddFieldMutation,
  useChangeFieldMutation,
} from '../../entities/farm/farm.api.ts';
import { oneOf, RecordForm } from '../../entities/farm/record-form.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';

/** Units whose size depends on the state. */
const LOCAL = ['bigha', 'katha'];

interface Props {
  /** Changes this one. */
  row?: Field & Unsent;
  onDone: () => void;
}

/** Adds or changes a field by its name and its area in the unit that people use there. */
export function FieldForm({ row, onDone }: Props) {
  const t = useT('farm-record');
  const [add] = useAddFieldMutation();
  const [change] = useChangeFieldMutation();
  const save = (body: Parameters<typeof add>[0]) =>
    row ? change({ field: row, body }) : add(body);
  return (
    <RecordForm
      onDone={onDone}
      row={row}
      send={({ name = '', area, area_unit, area_state, soil, irrigation }) =>
        save({
          ...{ name, area: Number(area), area_unit: oneOf(FIELD_UNITS, area_unit) },
          ...{ area_state, soil, irrigation },
        })
      }
      fields={[
        { name: 'name', label: t('field.name') },
        {
          name: 'area',
          kind: 'number',
          label: t('field.area'),
        },
        {
          name: 'area_unit',
          kind: 'select',
          label: t('field.unit'),
          start: 'acre',
          options: FIELD_UNITS.map((unit) => ({ value: unit, label: t(`unit.${unit}`) })),
        },
        {
          name: 'area_state',
          label: t('field.state'),
          hint: t('field.stateHint'),
          isAsked: ({ area_unit = '' }) => LOCAL.includes(area_unit),
        },
        { name: 'soil', label: t('field.soil') },
        { name: 'irrigation', label: t('field.irrigation') },
      ]}
    />
  );
}
