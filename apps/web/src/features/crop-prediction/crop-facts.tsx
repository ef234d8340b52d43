import type { CropAdvice, CropFit } from '@ankur/contracts/crop-prediction/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useVarietyName } from '../../lib/i18n/use-variety-name.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LastPrice } from './last-price.tsx';
import { saleSeason, seasonName } from './words.ts';

const TONES: Readonly<Record<CropFit['verdict'], Tone>> = {
  good: 'good',
  borderline: 'warn',
  'too-low': 'danger',
  'too-high': 'danger',
};

/** Suitability of a crop by value. */
function Fits({ fits }: { fits: readonly CropFit[] }) {
  const t = useT('crop-prediction');
  const format = useFormat();
  const show = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    <ul className="flex flex-col gap-1.5">
      {fits.map((fit) => (
        <li key={fit.value} className="flex flex-wrap items-center gap-2 text-sm">
          {fit.value === 'rainfall' && fit.verdict === 'too-low' ? (
            <Badge tone="info">{t('verdict.water')}</Badge>
          ) : (
            <Badge tone={TONES[fit.verdict]}>{t(`verdict.${fit.verdict}`)}</Badge>
          )}
          <span>
            {t(`fit.${fit.value}`, {
              given: show(fit.given),
              from: show(fit.optimum_from),
              to: show(fit.optimum_to),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** When the crop is sown here, in one line. */
function useSowingText(advice: CropAdvice): string {
  const t = useT('crop-prediction');
  const format = useFormat();
  const { season } = advice;
  if (season.kind === 'perennial') return t('sow.perennial');
  if (season.from === null || season.to === null) return t('sow.unknown');
  const day = (date: string) => format.date(date, { day: 'numeric', month: 'short' });
  const name = seasonName(season.season, t);
  return season.open
    ? t('sow.now', { to: day(season.to), season: name })
    : t('sow.later', { from: day(season.from), to: day(season.to), season: name });
}

/** Advice on a crop: season, region, suitability, water, last mandi price, support price. */
export function CropFacts({ advice, state }: { advice: CropAdvice; state: string | null }) {
  const t = useT('crop-prediction');
  const format = useFormat();
  const names = usePlaceNames();
  const varietyName = useVarietyName();
  const sowing = useSowingText(advice);
  const mm = format.number(advice.water_mm ?? 0, { maximumFractionDigits: 0 });
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap gap-2">
        <Badge tone={advice.season.open ? 'good' : 'warn'}>
          <Icon name="calendar" className="size-4" />
          {sowing}
        </Badge>
        {!advice.usual_here && state && (
          <Badge tone="warn">{t('facts.unusual', { state: names.state(state) })}</Badge>
        )}
      </p>
      <h4 className="sr-only">{t('result.why')}</h4>
      <Fits fits={advice.fits} />
      {advice.water_mm !== null && (
        <p className="flex items-center gap-2 text-sm">
          <Icon name="drop" className="size-4 text-info" />
          {advice.season.kind === 'perennial'
            ? t('facts.waterYear', { mm })
            : t('facts.water', { mm })}
        </p>
      )}
      {advice.commodity && <LastPrice commodity={advice.commodity} state={state} />}
      {advice.support_prices.map(({ price, variety, season }) => (
        <p key={`${season}-${variety}`} className="flex items-center gap-2 text-sm">
          <Icon name="rupee" className="size-4 text-accent" />
          {t(variety ? 'facts.mspVariety' : 'facts.msp', {
            price: format.money(price),
            variety: variety ? varietyName(variety) : '',
            season: saleSeason(season, t),
          })}
        </p>
      ))}
    </div>
  );
}
