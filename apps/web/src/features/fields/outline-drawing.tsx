import { useT } from '../../lib/i18n/use-t.ts';
import { drawOutline } from './outline.ts';
import type { Walk } from './use-walk.ts';

const SIDE = 300;
const MARGIN = 20;

interface Props {
  walk: Walk;
  chosen: number | null;
  onChoose: (index: number) => void;
}

/** The outline as it grows, with the point where one stands; points can be chosen to be corrected. */
export function Outline({ walk: { points, here, state }, chosen, onChoose }: Props) {
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
