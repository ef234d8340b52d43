import { statesOfUnit } from '@ankur/agronomy/field-area';
import {
  FIELD_SOILS,
  FIELD_UNITS,
  FIELD_WATERINGS,
  fieldInput,
  PUMP_SOURCES,
} from '@ankur/contracts/farm-record/fields';
import { useMemo } from 'react';
import {
  type Field,
  useAddFieldMutation,
  useChangeFieldMutation,
} from '../../entities/farm/farm.api.ts';
import { useNewPicture } from '../../entities/farm/new-picture.tsx';
import { numberOf, oneOf, RecordForm, type Typed } from '../../entities/farm/record-form.tsx';
import { RecordPicture } from '../../entities/farm/record-picture.tsx';
import { useFields } from '../../entities/farm/use-farm.ts';
import { useFarmPlaceQuery } from '../../entities/farmer/profile.api.ts';
import { refusedBy } from '../../lib/forms/refused-by.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useOrder } from '../../lib/place-names/use-order.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { choiceField } from './choice-field.tsx';
import { PumpPicture, SoilPicture, WateringPicture } from './field-pictures.tsx';

/** Soil, way of watering and where the water is pumped from as choices with pictures. */
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
      pump: choiceField(
        PUMP_SOURCES.map((source) => ({
          ...{ value: source, label: t(`pumpSource.${source}`) },
          picture: <PumpPicture source={source} />,
        })),
      ),
    }),
    [t],
  );
}

/** Whether there is a pump whose figures can be told. */
const isPumped = ({ pump_source = '' }: Typed) => pump_source !== '' && pump_source !== 'none';

/** The pump that was typed; figures that are not asked for are none. */
function pumpOf(typed: Typed) {
  const figure = (name: string) => (isPumped(typed) ? numberOf(typed[name]) : null);
  return {
    pump_source: PUMP_SOURCES.find((source) => source === typed.pump_source) ?? null,
    pump_litres_per_minute: figure('pump_litres_per_minute'),
    pump_hp: figure('pump_hp'),
    pump_lift_m: figure('pump_lift_m'),
  };
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
      send={({ name = '', area, area_unit, area_state, soil, irrigation, ...typed }) =>
        save({
          ...{ name, area: Number(area), area_unit: oneOf(FIELD_UNITS, area_unit) },
          ...{ area_state, soil, irrigation },
          ...pumpOf(typed),
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
        { name: 'pump_source', label: t('field.pump_source'), Drawn: choices.pump },
        {
          name: 'pump_litres_per_minute',
          kind: 'number',
          label: t('field.pump_litres_per_minute'),
          hint: t('field.pumpLitresHint'),
          isAsked: isPumped,
        },
        {
          name: 'pump_hp',
          kind: 'number',
          label: t('field.pump_hp'),
          hint: t('field.pumpHint'),
          isAsked: isPumped,
        },
        {
          name: 'pump_lift_m',
          kind: 'number',
          label: t('field.pump_lift_m'),
          hint: t('field.pumpLiftHint'),
          isAsked: isPumped,
        },
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
