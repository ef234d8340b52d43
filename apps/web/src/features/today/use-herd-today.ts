// locale-keys: farm-record:due.*
import { herdStake } from '@ankur/agronomy/today/stakes';
import { useHerdDueQuery } from '../../entities/farm/farm.api.ts';
import { hoursToEndOf, stateOf, type TodaySource } from '../../entities/today/today-line.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useNow } from '../../lib/time/clock.ts';
import { todayLocal } from '../../lib/time/local-date.ts';

const MINUTE_MS = 60_000;

/** What is due for the herd until today, with the reason and the article that gives it. */
export function useHerdToday(): TodaySource {
  const t = useT('today');
  const now = useNow(MINUTE_MS);
  const query = useHerdDueQuery(useLanguage());
  const today = todayLocal();
  const due = (query.data ?? []).filter(({ due_on }) => due_on <= today);
  const lines = due.map(({ animal, name, kind, duty, due_on, until, because }) => ({
    key: `herd:${animal}:${kind}:${duty ?? ''}`,
    icon: 'cow' as const,
    stakeRupees: herdStake(kind),
    hoursLeft: hoursToEndOf(until ?? due_on, now),
    text: t('herd.text', { name, what: t(`due.${kind}`) }),
    reason: because,
    action: { label: t('open'), to: '/application/farm#herd' },
  }));
  return { state: stateOf(query), lines };
}
