import type { NetOffer } from '@ankur/contracts/market/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { drawPoints } from './draw-points.ts';

const SHOWN = 6;

interface Props {
  /** Best first. */
  offers: readonly NetOffer[];
  home: { lat: number; lon: number };
}

/** A sketch map of the best mandis around the farm, north up, numbered as in the list; no third-party map. */
export function MandiMap({ offers, home }: Props) {
  const t = useT('market');
  const format = useFormat();
  const shown = offers.slice(0, SHOWN);
  const { points, rings } = drawPoints(home, shown);
  const numbered = shown.map((offer, at) => ({ offer, rank: at + 1, ...points[at] }));
  return (
    <figure className="mx-auto w-full max-w-md">
      <svg viewBox="-120 -120 240 240" role="img" aria-label={t('net.map')} className="w-full">
        {rings.map((ring) => (
          <g key={ring.km}>
            <circle
              r={ring.radius}
              className="fill-none stroke-line-strong"
              strokeDasharray="3 4"
            />
            <text y={-ring.radius - 2} textAnchor="middle" className="fill-muted text-[8px]">
              {t('net.km', { km: format.number(ring.km) })}
            </text>
          </g>
        ))}
        {/* The best one is drawn last, on top. */}
        {numbered.toReversed().map(({ offer, rank, x, y }) => (
          <g key={`${offer.market}|${offer.district}`}>
            <circle cx={x} cy={y} r={rank === 1 ? 8 : 6.5} className="fill-brand stroke-surface" />
            <text x={x} y={y} dy={3} textAnchor="middle" className="fill-surface text-[9px]">
              {format.number(rank)}
            </text>
          </g>
        ))}
        <circle r={11} strokeWidth={2} className="fill-none stroke-accent" />
      </svg>
      <figcaption className="text-center text-sm text-muted">{t('net.mapNote')}</figcaption>
    </figure>
  );
}
