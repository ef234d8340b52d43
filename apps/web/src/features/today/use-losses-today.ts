// locale-keys: farm-record:cause.*
import { lossStake } from '@ankur/agronomy/today/stakes';
import { LOSS_CAUSES } from '@ankur/contracts/farm-record/loss-rules';
import { useLosses, usePlantings } from '../../entities/farm/use-farm.ts';
import { hoursTo, stateOf, type TodaySource } from '../../entities/today/today-line.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useNow } from '../../lib/time/clock.ts';

const MINUTE_MS = 60_000;

/** Losses that were not reported yet, while the 72 hours run. */
export function useLossesToday(): TodaySource {
  const t = useT('today');
  const now = useNow(MINUTE_MS);
  const losses = useLosses();
  const { data: plantings } = usePlantings();
  const lines = (losses.data ?? []).flatMap((loss) => {
    const hours = hoursTo(loss.deadline_at, now);
    if (loss.reported_at !== null || loss.needs_72_hours === false || hours <= 0) return [];
    const known = LOSS_CAUSES.find((cause) => cause === loss.cause);
    const hit = plantings?.find(({ id }) => id === loss.planting);
    return [
      {
        key: `loss:${loss.id}`,
        icon: 'warning' as const,
        stakeRupees: lossStake(hit?.area_acres ?? null),
        hoursLeft: hours,
        text: t.plural('loss.text', Math.max(1, Math.floor(hours)), {
          cause: known ? t(`cause.${known}`) : loss.cause,
        }),
        reason: t('loss.reason'),
        action: { label: t('loss.report'), to: '/application/farm#losses' },
      },
    ];
  });
  return { state: stateOf(losses), lines };
}
