import { REFUSED_WRITE_STAKE, WAITING_WRITE_STAKE } from '@ankur/agronomy/today/stakes';
import type { TodaySource } from '../../entities/today/today-line.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';

/** A day: nothing is lost by waiting, but somebody else may count on it. */
const HOURS = 24;

/** Writes that the server refused or that wait for a network, in one line. */
export function useWaitingToday(): TodaySource {
  const t = useT('today');
  const { records } = useOutbox();
  const refused = records.filter(({ state }) => state === 'needs_you').length;
  const line = {
    key: 'waiting',
    icon: 'upload' as const,
    stakeRupees: refused > 0 ? REFUSED_WRITE_STAKE : WAITING_WRITE_STAKE,
    hoursLeft: HOURS,
    text:
      refused > 0 ? t.plural('waiting.refused', refused) : t.plural('waiting.text', records.length),
    reason: t(refused > 0 ? 'waiting.refusedReason' : 'waiting.reason'),
    action: { label: t('look'), to: '/application/outbox' },
  };
  return { state: 'ready', lines: records.length === 0 ? [] : [line] };
}
