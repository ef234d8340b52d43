import type { NetOffer } from '@ankur/contracts/market/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { drawPoints } from './draw-points.ts';

const SHOWN = 6;
const NAME_MAX = 14;

/** A drawing of the mandis around the farm, north up: no map of strangers is loaded. */
export function MandiMap({
  offers,
  home,
}: {
  offers: readonly NetOffer[];
  home: { lat: number; lon: number };
}) {
  const t = useT('market');
  const format = useFormat();
  const shown = offers.slice(0, SHOWN);
  const { points, rings } = drawPoints(home, shown);
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
        <circle r={5} className="fill-accent" />
        {points.map(({ x, y }, at) => {
          const offer = shown[at];
          if (!offer) return null;
          return (
            <g key={`${offer.market}|${offer.district}`}>
              <circle cx={x} cy={y} r={at === 0 ? 6 : 4} className="fill-brand" />
              <text x={x} y={y + 13} textAnchor="middle" className="fill-ink text-[8px]">
                {shortName(offer.market)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="text-center text-sm text-muted">{t('net.mapNote')}</figcaption>
    </figure>
  );
}

/** The town without what stands in brackets, cut to what fits beside its neighbours. */
function shortName(market: string): string {
  const name = market.replace(/\(.*$/, '').trim();
  return name.length > NAME_MAX ? `${name.slice(0, NAME_MAX)}…` : name;
}
