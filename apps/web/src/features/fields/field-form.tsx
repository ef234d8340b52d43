import { statesOfUnit } from '@ankur/agronomy/field-area';
import {
  FIELD_SOILS,
  FIELD_UNITS,
  FIELD_WATERINGS,
  fieldInput,
} from '@ankur/contracts/farm-record/fields';
import { useMemo } from 'react';
import {
  type Field,
  useAddFieldMutation,
  useChangeFieldMutation,
} from '../../entities/farm/farm.api.ts';
import { useNewPicture } from '../../entities/farm/new-picture.tsx';
import { oneOf, RecordForm } from '../../entities/farm/record-form.tsx';
import { RecordPicture } from '../../entities/farm/record-picture.tsx';
import { useFields } from '../../entities/farm/use-farm.ts';
import { useFarmPlaceQuery } from '../../entities/farmer/profile.api.ts';
import { refusedBy } from '../../lib/forms/refused-by.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useOrder } from '../../lib/place-names/use-order.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { choiceField } from './choice-field.tsx';
import { SoilPicture, WateringPicture } from './field-pictures.tsx';

/** Soil and way of watering as choices with pictures. */
function useChoices() {
  const t = useT('farm-record');
  return useMemo(
    () => ({
      soil: choiceField(
        FIELD_SOILS.map((soil) => ({
          ...{ value: soil, label: t(`soil.${soil}`) },
          picture: <SoilPicture soil={soil} />,
        })),
      ),
      watering: choiceField(
        FIELD_WATERINGS.map((way) => ({
          ...{ value: way, label: t(`watering.${way}`) },
          picture: <WateringPicture way={way} />,
        })),
      ),
    }),
    [t],
  );
}

interface Props {
  /** Changes this one. */
  row?: Field & Unsent;
  onDone: () => void;
}

/** Adds or changes a field by its name and its area in the unit that people use there. */
export function FieldForm({ row, onDone }: Props) {
  const t = useT('farm-record');
  const choices = useChoices();
  const names = usePlaceNames();
  const inOrder = useOrder();
  const { data: farm } = useFarmPlaceQuery();
  const [add] = useAddFieldMutation();
  const [change] = useChangeFieldMutation();
  const picture = useNewPicture('field', 'field');
  const present = useFields().data?.find(({ id }) => id === row?.id) ?? row;
  const save = async (body: Parameters<typeof add>[0]) => {
    const refused = refusedBy(fieldInput, body);
    if (refused) return refused;
    if (row) return change({ field: row, body });
    const saved = await add(body);
    if (saved.data) await picture.sendFor(saved.data.id);
    return saved;
  };
  const statesOf = (unit = '') =>
    inOrder(statesOfUnit(unit), names.state).map((value) => ({ value, label: names.state(value) }));
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
          kind: 'select',
          label: t('field.state'),
          hint: t('field.stateHint'),
          placeholder: t('field.state'),
          ...(farm?.state && { start: farm.state }),
          options: ({ area_unit }) => statesOf(area_unit),
          isAsked: ({ area_unit = '' }) => statesOfUnit(area_unit).length > 0,
        },
        { name: 'soil', label: t('field.soil'), Drawn: choices.soil },
        { name: 'irrigation', label: t('field.irrigation'), Drawn: choices.watering },
      ]}
    >
      {present ? (
        <RecordPicture of="field" record={present} name={present.name} icon="field" />
      ) : (
        picture.field
      )}
    </RecordForm>
  );
}
