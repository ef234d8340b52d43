// locale-keys: farm-record:due.*
import { herdStake } from '@ankur/agronomy/today/stakes';
import type { AnimalEvent, AnimalEventKind } from '@ankur/contracts/farm-record/animal-events';
import type { DueEntry } from '@ankur/contracts/farm-record/animals';
import { entryOf, isDone } from '../../entities/farm/due-entry.ts';
import { hoursLeftOf } from '../../entities/farm/due-hours.ts';
import {
  useAddAnimalEventMutation,
  useHerdDueQuery,
  useRemoveAnimalEventMutation,
} from '../../entities/farm/farm.api.ts';
import { useDueNames } from '../../entities/farm/use-due-names.ts';
import { stateOf, type TodayAction, type TodaySource } from '../../entities/today/today-line.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { useNow } from '../../lib/time/clock.ts';
import { todayLocal } from '../../lib/time/local-date.ts';

const MINUTE_MS = 60_000;

/** Diaries that are written into with one press; the duty of a larger herd is written down on its page. */
const AT_ONCE = 20;

/** Done with one press. The others ask for more than that: whether she carries, what she weighs, how long her milk is not sold. */
const PLAIN: readonly (AnimalEventKind | null)[] = ['dry_off', 'other'];

/** The same duty of several animals is one thing to do; what depends on the animal's own dates stays apart. */
function byDuty(due: readonly DueEntry[]): DueEntry[][] {
  const groups = new Map<string, DueEntry[]>();
  for (const one of due) {
    const key = one.duty ? `${one.kind}:${one.duty}` : `${one.animal}:${one.kind}:`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** Writes a duty into the diaries of its animals. */
function useDoDuty() {
  const [add] = useAddAnimalEventMutation();
  const [remove] = useRemoveAnimalEventMutation();
  return async (group: readonly DueEntry[], kind: AnimalEventKind, date: string) => {
    const written = await Promise.all(
      group.map(async ({ animal, duty }) => {
        const body = { kind, date, ...(duty !== null && { duty }) };
        const { data } = await add({ parent: animal, body });
        return data ? [{ parent: animal, id: data.id }] : [];
      }),
    );
    const entries = written.flat();
    const takeBack = async () => {
      const gone = await Promise.all(entries.map(remove));
      return gone.every(({ error }) => !error);
    };
    if (entries.length === group.length) return takeBack;
    await takeBack();
    return false;
  };
}

/** What is due for the herd until today, with the reason and the article that gives it. */
export function useHerdToday(): TodaySource {
  const t = useT('today');
  const format = useFormat();
  const now = useNow(MINUTE_MS);
  const query = useHerdDueQuery(useLanguage());
  const today = todayLocal();
  const namesOf = useDueNames();
  const doDuty = useDoDuty();
  const waiting = useFolded<AnimalEvent>('animalEvent', undefined);
  const due = (query.data ?? []).filter((one) => one.due_on <= today && !isDone(one, waiting));
  const lines = byDuty(due).flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { animal, kind, duty, due_on, because } = first;
    const what = t(`due.${kind}`);
    const herd = '/application/farm#herd';
    const by = entryOf(first);
    const entry = group.length <= AT_ONCE && PLAIN.includes(by) ? by : null;
    const action: TodayAction = entry
      ? { label: t('done'), run: () => doDuty(group, entry, today) }
      : { label: t('open'), to: herd };
    return {
      key: `herd:${duty ? '' : animal}:${kind}:${duty ?? ''}`,
      icon: 'cow' as const,
      stakeRupees: herdStake(kind) * group.length,
      hoursLeft: hoursLeftOf(first, now),
      // A duty of an article's schedule has a name of its own, such as that of the vaccine.
      text: t('herd.text', {
        name: namesOf(group),
        what: duty ? because : what,
      }),
      reason: duty ? `${what}: ${format.date(due_on)}` : because,
      action,
      ...(entry && { about: herd }),
    };
  });
  return { state: stateOf(query), lines };
}
