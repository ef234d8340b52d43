import { FIELD_UNITS } from '@ankur/contracts/farm-record/fields';
import { useAddFieldMutation } from '../../entities/farm/farm.api.ts';
import { oneOf, RecordForm } from '../../entities/farm/record-form.tsx';
import { useT } from '../../lib/i18n/use-t.ts';

/** Units whose size depends on the state. */
const LOCAL = ['bigha', 'katha'];

interface Props {
  /** The land size of an old profile, in acres, to begin with. */
  acres: number | null;
  onDone: () => void;
}

/** Adds a field by its name and its area in the unit that people use there. */
export function FieldForm({ acres, onDone }: Props) {
  const t = useT('farm-record');
  const [add] = useAddFieldMutation();
  return (
    <RecordForm
      onDone={onDone}
      send={({ name = '', area, area_unit, area_state, soil, irrigation }) =>
        add({
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
          ...(acres !== null && { start: String(acres) }),
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
