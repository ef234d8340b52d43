import { fieldAcres } from '@ankur/agronomy/field-area';
import {
  boundaryAreaErrorM2,
  boundaryAreaM2,
  crossesItself,
  type Point,
} from '@ankur/agronomy/polygon-area';
import { ACRE_M2 } from '@ankur/agronomy/units';
import { BOUNDARY_POINTS_MAX, fieldChange, fieldInput } from '@ankur/contracts/farm-record/fields';
import { useState } from 'react';
import {
  type Field,
  useAddFieldMutation,
  useChangeFieldMutation,
} from '../../entities/farm/farm.api.ts';
import { RecordForm } from '../../entities/farm/record-form.tsx';
import { useAcres } from '../../entities/farm/use-acres.ts';
import { useFields } from '../../entities/farm/use-farm.ts';
import { refusedBy } from '../../lib/forms/refused-by.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useOnline } from '../../lib/online/use-online.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldMap } from './field-map.tsx';
import { useMapTilesQuery } from './map-tiles.api.ts';
import { evenlyTaken } from './outline.ts';
import { Outline } from './outline-drawing.tsx';
import { toPoint, useWalk } from './use-walk.ts';

/** A press of an arrow moves a point by about a metre. */
const NUDGE_DEGREES = 0.00001;
const ARROWS = [
  { key: 'north', icon: 'chevron-up', by: [1, 0] },
  { key: 'south', icon: 'chevron-down', by: [-1, 0] },
  { key: 'west', icon: 'chevron-left', by: [0, -1] },
  { key: 'east', icon: 'chevron-right', by: [0, 1] },
] as const;

/** What of a field stays as it was told. */
const bodyOf = ({ name, area_unit, area_state, soil, irrigation, ...field }: Field) => ({
  ...{ name, area_unit, area_state, soil, irrigation },
  ...{ pump_source: field.pump_source, pump_litres_per_minute: field.pump_litres_per_minute },
  ...{ pump_hp: field.pump_hp, pump_lift_m: field.pump_lift_m },
});

interface Props {
  /** Corrects the border of this field. */
  row?: Field & Unsent;
  onDone: () => void;
}

/** Within this, the area of a field is the one of its border, and follows it. */
const SAME_ACRES = 0.01;

/** The area of a field whose border was corrected: the told one stays where it was not taken from the border. */
function areaAfter(
  { area, area_unit, area_state, area_acres, boundary_acres }: Field,
  acres: number,
) {
  const follows = boundary_acres !== null && Math.abs(area_acres - boundary_acres) <= SAME_ACRES;
  const acresOfOne = fieldAcres(1, area_unit, area_state);
  if (!follows || acresOfOne === null) return area;
  return Math.round((acres / acresOfOne) * 1e4) / 1e4;
}

/**
 * Adds a field by walking around it or by drawing it on a map, or corrects its border. No map is needed; the area says
 * how far it may be wrong.
 */
export default function WalkField({ row, onDone }: Props) {
  const t = useT('farm-record');
  const format = useFormat();
  const inAcres = useAcres();
  const walk = useWalk(row);
  const online = useOnline();
  const { data: tiles } = useMapTilesQuery();
  const { data: fields = [] } = useFields();
  const [add] = useAddFieldMutation();
  const [change] = useChangeFieldMutation();
  const [chosen, setChosen] = useState<number | null>(null);
  const { state, points, here, accuracyM } = walk;
  const stored = evenlyTaken(points, BOUNDARY_POINTS_MAX);
  const acres = boundaryAreaM2(stored) / ACRE_M2;
  const error = accuracyM === null ? null : boundaryAreaErrorM2(stored, accuracyM) / ACRE_M2;
  const two = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  const isRing = points.length >= 3;
  const isCrossed = isRing && crossesItself(stored);
  const nudge = ([north, east]: readonly [number, number]) => {
    const point = chosen === null ? undefined : points[chosen];
    if (chosen === null || !point) return;
    const to: Point = [point[0] + north * NUDGE_DEGREES, point[1] + east * NUDGE_DEGREES];
    walk.move(chosen, to);
  };
  const border = {
    boundary: stored.map(([lat, lon]): [number, number] => [lat, lon]),
    boundary_accuracy_m: accuracyM,
  };
  const save = async (name: string) => {
    if (row) {
      const body = { ...bodyOf(row), area: areaAfter(row, acres), ...border };
      return refusedBy(fieldChange, body) ?? change({ field: row, body });
    }
    const area = Math.round(acres * 1e4) / 1e4;
    const body = { name, area, area_unit: 'acre' as const, ...border };
    return refusedBy(fieldInput, body) ?? add(body);
  };
  const takeOut = () => {
    if (chosen !== null) walk.remove(chosen);
    setChosen(null);
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{t('walk.lead')}</p>
      {state === 'denied' && <Alert>{t('walk.denied')}</Alert>}
      {state === 'unsupported' && <Alert>{t('walk.unsupported')}</Alert>}
      {tiles?.url && online ? (
        <FieldMap
          template={tiles.url}
          attribution={tiles.attribution ?? ''}
          {...{ points, chosen, here: here?.point ?? null, onChoose: setChosen }}
          nearby={fields.flatMap(({ boundary, location }) =>
            (boundary ?? (location ? [[location.lat, location.lon]] : [])).map(toPoint),
          )}
          onAdd={walk.add}
          onMove={walk.move}
        />
      ) : (
        <Outline walk={walk} chosen={chosen} onChoose={setChosen} />
      )}
      {here && state === 'walking' && (
        <p role="status">
          {t('walk.accuracy', { metres: format.number(Math.round(here.accuracyM)) })}
        </p>
      )}
      {isRing && (
        <p className="font-bold">
          {error === null
            ? t('walk.byHand', { acres: inAcres(acres) })
            : t('walk.area', { acres: inAcres(acres), error: two(error) })}
        </p>
      )}
      {isCrossed && <Alert tone="warn">{t('walk.crossed')}</Alert>}
      <div className="flex flex-wrap gap-2">
        {state === 'walking' ? (
          <>
            <Button icon="location" disabled={!here} onClick={walk.takeCorner}>
              {t('walk.corner')}
            </Button>
            <Button look="plain" icon="check" onClick={walk.stop}>
              {t('walk.stop')}
            </Button>
          </>
        ) : (
          <Button icon="location" onClick={walk.start}>
            {points.length > 0 ? t('walk.goOn') : t('walk.start')}
          </Button>
        )}
      </div>
      {state !== 'walking' && points.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="font-bold">{t('walk.correct')}</h3>
          <div className="flex flex-wrap gap-2">
            <Button look="plain" onClick={() => setChosen(((chosen ?? -1) + 1) % points.length)}>
              {t('walk.next')}
            </Button>
            {chosen !== null && <span>{t('walk.point', { number: chosen + 1 })}</span>}
          </div>
          {chosen !== null && (
            <div className="flex flex-wrap gap-2">
              {ARROWS.map(({ key, icon, by }) => (
                <Button key={key} look="plain" icon={icon} onClick={() => nudge(by)}>
                  {t(`walk.${key}`)}
                </Button>
              ))}
              <Button look="quiet" icon="trash" onClick={takeOut}>
                {t('delete')}
              </Button>
            </div>
          )}
        </section>
      )}
      {state !== 'walking' && isRing && !isCrossed && (
        <RecordForm
          onDone={onDone}
          send={({ name = '' }) => save(name)}
          fields={row ? [] : [{ name: 'name', label: t('field.name') }]}
        />
      )}
    </div>
  );
}
