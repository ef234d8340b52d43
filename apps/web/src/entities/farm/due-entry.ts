import type { AnimalEvent, AnimalEventKind } from '@ankur/contracts/farm-record/animal-events';
import type { DueKind } from '@ankur/contracts/farm-record/animals';
import type { DueEntry } from './farm.api.ts';

/** What is written down when something due was done; the rest ends of itself, or with the answer of the veterinarian. */
const ENTRY_OF: Readonly<Partial<Record<DueKind, AnimalEventKind>>> = {
  ...{ heat_watch: 'heat', pregnancy_check: 'pregnancy_check', dry_off: 'dry_off' },
  ...{ calving: 'calving', vaccination: 'vaccination', deworming: 'deworming', care: 'other' },
};
/** Care that has an entry of its own kind. */
const WEIGHED = 'heifer-weighing';

/** The entry that finishes what is due; null where there is none. */
export const entryOf = ({ kind, duty }: Pick<DueEntry, 'kind' | 'duty'>): AnimalEventKind | null =>
  duty === WEIGHED ? 'weight' : (ENTRY_OF[kind] ?? null);

/** Whether one of these entries, which wait to be sent, says that it was done. */
export const isDone = (due: DueEntry, entries: readonly AnimalEvent[]): boolean =>
  entries.some(
    ({ animal, kind, duty }) =>
      animal === due.animal && kind === entryOf(due) && (duty ?? null) === due.duty,
  );
