import { herdStake } from '@ankur/agronomy/today/stakes';
import { mostUrgent } from '@ankur/agronomy/today/urgency';
import { entryOf } from '../../entities/farm/due-entry.ts';
import { hoursLeftOf } from '../../entities/farm/due-hours.ts';
import type { DueEntry } from '../../entities/farm/farm.api.ts';

/** The same duty on the same day, of one animal or several. */
export interface DueGroup {
  key: string;
  first: DueEntry;
  all: readonly DueEntry[];
}

/** A duty of an article is the same for all animals; what follows from an animal's own dates stays apart, and so does its weight. */
const keyOf = ({ animal, kind, duty, due_on }: DueEntry) =>
  duty && entryOf({ kind, duty }) !== 'weight'
    ? `${kind}-${duty}-${due_on}`
    : `${animal}-${kind}-${duty ?? ''}`;

/** One line for each duty of a day, in the order in which they came. */
export function groupsOf(due: readonly DueEntry[]): DueGroup[] {
  const groups = new Map<string, DueEntry[]>();
  for (const one of due) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups].flatMap(([key, all]) => (all[0] ? [{ key, first: all[0], all }] : []));
}

/**
 * What is due until `today`, the most urgent first by the stakes of the home page, then what comes, soonest first. A stake counts for
 * one animal, so that a round of a large herd does not stand before a newborn.
 */
export function ranked(groups: readonly DueGroup[], today: string, now: Date): DueGroup[] {
  const open = groups
    .filter(({ first }) => first.due_on <= today)
    .map((group) => ({
      ...group,
      stakeRupees: herdStake(group.first.kind),
      hoursLeft: hoursLeftOf(group.first, now),
    }));
  return [...mostUrgent(open, open.length), ...groups.filter(({ first }) => first.due_on > today)];
}
