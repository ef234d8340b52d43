import { addDays } from '@ankur/agronomy/calendar-day';
import { herdStake } from '@ankur/agronomy/today/stakes';
import type { DueEntry } from '@ankur/contracts/farm-record/animals';
import type { Language } from '@ankur/languages/languages';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { reasonOf } from '../../platform/errors/reason.ts';
import type { Notification } from '../../platform/notify/notify.ts';
import type { HerdDue } from '../../ports/herd.ts';

/** Farmers whose herd is looked at in one sweep; each once a day. */
const BATCH = 500;
/** Most new notices of a herd a day, the most urgent: a new herd has a whole calendar of vaccinations. */
const A_DAY = 3;
/** What fell due longer ago stands in the list of the herd alone. */
const RECENT_DAYS = 7;
/** So many animals are named in one notice. */
const NAMES = 3;

/** One notice for a line of the vaccination calendar, whichever animals it is about; of the rest one for each animal. */
const keyOf = ({ animal, kind, duty, due_on }: DueEntry): string =>
  `herd-due:${duty ?? `${animal}:${kind}`}:${due_on}`;

/** Notices that farmers were given already, by farmer and event. */
async function givenTo(db: Database, farmerIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select n.farmer_id || ' ' || n.event_key as key
    from jsonb_array_elements_text(${JSON.stringify(farmerIds)}::jsonb) as told (id)
    join notifications n on n.farmer_id = told.id::uuid and n.event_key like 'herd-due:%'`);
  return new Set(rows.map(({ key }) => key));
}

function noticesOf(
  farmerId: string,
  due: readonly DueEntry[],
  given: ReadonlySet<string>,
): Notification[] {
  const groups = [...Map.groupBy(due, keyOf)]
    .filter(([eventKey]) => !given.has(`${farmerId} ${eventKey}`))
    .sort(([, [a]], [, [b]]) => herdStake(b?.kind ?? '') - herdStake(a?.kind ?? ''));
  return groups.slice(0, A_DAY).flatMap(([eventKey, [first, ...rest]]) => {
    if (!first) return [];
    const names = [first, ...rest].map(({ name }) => name);
    const more = names.length > NAMES ? ' …' : '';
    return [
      {
        farmerId,
        kind: 'herd-due' as const,
        payload: { name: names.slice(0, NAMES).join(', ') + more, because: first.because },
        link: '/application/farm#herd',
        eventKey,
      },
    ];
  });
}

/**
 * What fell due of herds that were not looked at today, in the language of their farmers; what a farmer silenced is not
 * among it. A herd that cannot be read is left out until tomorrow.
 */
export async function herdsDue(
  { db, herdDue, warn }: { db: Database; herdDue: HerdDue; warn: (message: string) => void },
  today: string,
): Promise<Notification[]> {
  const { rows } = await db.execute<{ id: string; language: Language }>(sql`
    update farmers set herd_checked_on = ${today}::date
    where id in (
      select f.id from farmers f
      where f.herd_checked_on is distinct from ${today}::date
        and exists (select 1 from animals a where a.farmer_id = f.id)
      limit ${BATCH} for update skip locked)
    returning id, language`);
  const notices: Notification[] = [];
  const given = await givenTo(
    db,
    rows.map(({ id }) => id),
  );
  for (const { id, language } of rows) {
    try {
      const due = await herdDue(id, today, language);
      const now = due.filter(
        ({ due_on, until }) =>
          due_on <= today && due_on >= addDays(today, -RECENT_DAYS) && (until ?? today) >= today,
      );
      notices.push(...noticesOf(id, now, given));
    } catch (error) {
      warn(`herd of a farmer: ${reasonOf(error)}`);
    }
  }
  return notices;
}
