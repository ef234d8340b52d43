// locale-keys: farm-record:due.*
import { herdStake } from '@ankur/agronomy/today/stakes';
import type { DueEntry } from '@ankur/contracts/farm-record/animals';
import { useHerdDueQuery } from '../../entities/farm/farm.api.ts';
import { hoursToEndOf, stateOf, type TodaySource } from '../../entities/today/today-line.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useNow } from '../../lib/time/clock.ts';
import { todayLocal } from '../../lib/time/local-date.ts';

const MINUTE_MS = 60_000;

/** The same duty of several animals is one thing to do; what depends on the animal's own dates stays apart. */
function byDuty(due: readonly DueEntry[]): DueEntry[][] {
  const groups = new Map<string, DueEntry[]>();
  for (const one of due) {
    const key = one.duty ? `${one.kind}:${one.duty}` : `${one.animal}:${one.kind}:`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** What is due for the herd until today, with the reason and the article that gives it. */
export function useHerdToday(): TodaySource {
  const t = useT('today');
  const format = useFormat();
  const now = useNow(MINUTE_MS);
  const query = useHerdDueQuery(useLanguage());
  const today = todayLocal();
  const due = (query.data ?? []).filter(({ due_on }) => due_on <= today);
  const lines = byDuty(due).flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { animal, kind, duty, due_on, until, because } = first;
    const what = t(`due.${kind}`);
    return {
      key: `herd:${duty ? '' : animal}:${kind}:${duty ?? ''}`,
      icon: 'cow' as const,
      stakeRupees: herdStake(kind) * group.length,
      hoursLeft: hoursToEndOf(until ?? due_on, now),
      // A duty of an article's schedule has a name of its own, such as that of the vaccine.
      text: t('herd.text', {
        name: format.list(group.map(({ name }) => name)),
        what: duty ? because : what,
      }),
      reason: duty ? `${what}: ${format.date(due_on)}` : because,
      action: { label: t('open'), to: '/application/farm#herd' },
    };
  });
  return { state: stateOf(query), lines };
}
