import type { Point } from '@ankur/agronomy/polygon-area';
import { type PointerEvent, useRef, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import {
  FIELD_ZOOM,
  fromMap,
  INDIA,
  type MapView,
  onMap,
  tilesOf,
  viewOf,
  ZOOM,
} from './map-view.ts';

const SIDE = 300;
const MARGIN = 40;
/** A finger that moved less has pressed, not pulled. */
const PRESS_PX = 6;
const MIDDLE = [SIDE / 2, SIDE / 2] as const;

interface Props {
  /** The address of a tile with `{z}`, `{x}` and `{y}`. */
  template: string;
  attribution: string;
  points: readonly Point[];
  /** Points of other fields, shown where this one has none yet. */
  nearby: readonly Point[];
  here: Point | null;
  chosen: number | null;
  onChoose: (index: number) => void;
  onAdd: (point: Point) => void;
  onMove: (index: number, to: Point) => void;
}

interface Pull {
  from: readonly [number, number];
  view: MapView;
  /** The corner that is pulled; null for the map itself. */
  corner: number | null;
  isPress: boolean;
}

/** The border of a field on the tiles of a map: a press adds a corner, corners and the map itself can be pulled. */
export function FieldMap({ template, attribution, points, nearby, here, ...on }: Props) {
  const { chosen, onChoose, onAdd, onMove } = on;
  const t = useT('farm-record');
  const [view, setView] = useState<MapView>(
    () => viewOf(points, SIDE, MARGIN) ?? viewOf(nearby, SIDE, MARGIN) ?? INDIA,
  );
  const map = useRef<SVGSVGElement>(null);
  const pull = useRef<Pull | null>(null);
  const drawn = points.map((point) => onMap(point, view, SIDE));
  const at = here && onMap(here, view, SIDE);
  const placeOf = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const box = map.current?.getBoundingClientRect();
    const scale = SIDE / (box?.width || SIDE);
    return [(clientX - (box?.left ?? 0)) * scale, (clientY - (box?.top ?? 0)) * scale];
  };
  const begin = (event: PointerEvent, corner: number | null) => {
    event.stopPropagation();
    map.current?.setPointerCapture?.(event.pointerId);
    if (corner !== null) onChoose(corner);
    pull.current = { from: placeOf(event), view, corner, isPress: true };
  };
  const go = (event: PointerEvent) => {
    const held = pull.current;
    if (!held) return;
    const [x, y] = placeOf(event);
    const [east, south] = [x - held.from[0], y - held.from[1]];
    if (held.isPress && Math.hypot(east, south) < PRESS_PX) return;
    held.isPress = false;
    if (held.corner !== null) return onMove(held.corner, fromMap([x, y], view, SIDE));
    const centre = fromMap([MIDDLE[0] - east, MIDDLE[1] - south], held.view, SIDE);
    setView({ ...held.view, centre });
  };
  const end = (event: PointerEvent) => {
    const held = pull.current;
    pull.current = null;
    if (held?.isPress && held.corner === null) onAdd(fromMap(placeOf(event), view, SIDE));
  };
  const zoomBy = (steps: number) =>
    setView({ ...view, zoom: Math.min(ZOOM.max, Math.max(ZOOM.min, view.zoom + steps)) });
  const findMe = () =>
    navigator.geolocation?.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setView({ centre: [latitude, longitude], zoom: Math.max(view.zoom, FIELD_ZOOM) }),
      () => undefined,
      { enableHighAccuracy: true },
    );
  return (
    <div className="flex w-full max-w-sm flex-col gap-2">
      <p className="text-muted">{t('walk.mapLead')}</p>
      <svg
        ref={map}
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        className="w-full touch-none overflow-hidden rounded-card border border-line bg-sunken"
        role="img"
        aria-label={t.plural('walk.outline', points.length)}
        onPointerDown={(event) => begin(event, null)}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={() => {
          pull.current = null;
        }}
      >
        {tilesOf(template, view, SIDE).map(({ url, left, top }) => (
          <image key={url} href={url} x={left} y={top} width={256} height={256} />
        ))}
        <polygon
          points={drawn.map((corner) => corner.join()).join(' ')}
          className="fill-brand stroke-brand"
          fillOpacity={0.25}
          strokeWidth={2}
        />
        {at && <circle cx={at[0]} cy={at[1]} r={7} className="fill-danger" />}
        <path
          d="M150 138v24M138 150h24"
          className="stroke-danger"
          strokeWidth={2}
          pointerEvents="none"
        />
        {drawn.map(([x, y], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place in the ring
          <g key={index} onPointerDown={(event) => begin(event, index)}>
            <circle cx={x} cy={y} r={18} fill="transparent" />
            <circle
              cx={x}
              cy={y}
              r={index === chosen ? 9 : 6}
              className="fill-brand stroke-on-brand"
            />
          </g>
        ))}
      </svg>
      <p className="text-small text-muted">{attribution}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon="plus" onClick={() => onAdd(fromMap(MIDDLE, view, SIDE))}>
          {t('walk.middle')}
        </Button>
        <Button look="plain" disabled={view.zoom >= ZOOM.max} onClick={() => zoomBy(1)}>
          {t('walk.closer')}
        </Button>
        <Button look="plain" disabled={view.zoom <= ZOOM.min} onClick={() => zoomBy(-1)}>
          {t('walk.farther')}
        </Button>
        <Button look="plain" icon="location" onClick={findMe}>
          {t('walk.whereIStand')}
        </Button>
      </div>
    </div>
  );
}
