import {
  boundaryAreaErrorM2,
  boundaryAreaM2,
  crossesItself,
  type Point,
} from '@ankur/agronomy/polygon-area';
import { ACRE_M2 } from '@ankur/agronomy/units';
import { BOUNDARY_POINTS_MAX } from '@ankur/contracts/farm-record/fields';
import { useState } from 'react';
import { useAddFieldMutation } from '../../entities/farm/farm.api.ts';
import { RecordForm } from '../../entities/farm/record-form.tsx';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { drawOutline } from './outline.ts';
import { useWalk, type Walk } from './use-walk.ts';

const SIDE = 300;
const MARGIN = 20;
/** A press of an arrow moves a point by about a metre. */
const NUDGE_DEGREES = 0.00001;
const ARROWS = [
  { key: 'north', icon: 'chevron-up', by: [1, 0] },
  { key: 'south', icon: 'chevron-down', by: [-1, 0] },
  { key: 'west', icon: 'chevron-left', by: [0, -1] },
  { key: 'east', icon: 'chevron-right', by: [0, 1] },
] as const;

interface OutlineProps {
  walk: Walk;
  chosen: number | null;
  onChoose: (index: number) => void;
}

/** The outline as it grows, with the point where one stands; points can be chosen to be corrected. */
function Outline({ walk: { points, here, state }, chosen, onChoose }: OutlineProps) {
  const t = useT('farm-record');
  const isWalking = state === 'walking' && here !== null;
  const all = isWalking ? [...points, here.point] : points;
  const drawn = drawOutline(all, SIDE, MARGIN).points;
  const corners = drawn.slice(0, points.length);
  const at = isWalking ? drawn.at(-1) : undefined;
  return (
    <svg
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      className="w-full max-w-sm rounded-card border border-line bg-sunken"
      role="img"
      aria-label={t.plural('walk.outline', points.length)}
    >
      <polygon
        points={corners.map((corner) => corner.join()).join(' ')}
        className="fill-brand stroke-brand"
        fillOpacity={0.15}
        strokeWidth={2}
      />
      {corners.map(([x, y], index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place in the ring
          key={index}
          cx={x}
          cy={y}
          r={index === chosen ? 9 : 5}
          className="fill-brand"
          onPointerDown={() => onChoose(index)}
        />
      ))}
      {at && <circle cx={at[0]} cy={at[1]} r={7} className="fill-danger" />}
    </svg>
  );
}

/** Adds a field by walking around it: no map is needed; the area says how far it may be wrong. */
export function WalkField({ onDone }: { onDone: () => void }) {
  const t = useT('farm-record');
  const format = useFormat();
  const walk = useWalk();
  const [add] = useAddFieldMutation();
  const [chosen, setChosen] = useState<number | null>(null);
  const { state, points, here, accuracyM } = walk;
  const acres = boundaryAreaM2(points) / ACRE_M2;
  const error = accuracyM === null ? null : boundaryAreaErrorM2(points, accuracyM) / ACRE_M2;
  const two = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  const isRing = points.length >= 3;
  const isCrossed = isRing && points.length <= BOUNDARY_POINTS_MAX && crossesItself(points);
  const nudge = ([north, east]: readonly [number, number]) => {
    const point = chosen === null ? undefined : points[chosen];
    if (chosen === null || !point) return;
    const to: Point = [point[0] + north * NUDGE_DEGREES, point[1] + east * NUDGE_DEGREES];
    walk.move(chosen, to);
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
      <Outline walk={walk} chosen={chosen} onChoose={setChosen} />
      {here && state === 'walking' && (
        <p role="status">
          {t('walk.accuracy', { metres: format.number(Math.round(here.accuracyM)) })}
        </p>
      )}
      {isRing && (
        <p className="font-bold">
          {error === null
            ? t('acres', { acres: two(acres) })
            : t('walk.area', { acres: two(acres), error: two(error) })}
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
          send={({ name = '' }) =>
            add({
              name,
              boundary: points.slice(0, BOUNDARY_POINTS_MAX).map(([lat, lon]) => [lat, lon]),
              boundary_accuracy_m: accuracyM,
              ...{ area: Math.round(acres * 1e4) / 1e4, area_unit: 'acre' },
            })
          }
          fields={[{ name: 'name', label: t('field.name') }]}
        />
      )}
    </div>
  );
}
