import type { Language } from '@ankur/languages/languages';
import { sql } from 'drizzle-orm';
import { indianDate, indianTime } from '../../platform/clock.ts';
import { reasonOf } from '../../platform/errors/reason.ts';
import type { Notification, Notify } from '../../platform/notify/notify.ts';
import { type MorningDeps, type MorningLine, morningLines } from './morning-lines.ts';

const BATCH = 200;
/** After a standstill the message still comes within two hours of the chosen time, later not at all. */
const LATE_MS = 2 * 3_600_000;

/** The lines as one flat payload: `line1` says what, `line1.task` and the like are its figures. */
function payloadOf(lines: readonly MorningLine[]): Notification['payload'] {
  return Object.fromEntries(
    lines.flatMap(({ says, figures }, i) => [
      [`line${i + 1}`, says],
      ...Object.entries(figures).map(([name, figure]) => [`line${i + 1}.${name}`, figure]),
    ]),
  );
}

/**
 * Sends the first two lines of Today to everybody whose chosen time has come, once a day, however often and in however
 * many processes it runs; returns how many. Who has nothing to do is told so.
 */
export async function sendMorningMessages(deps: MorningDeps & { notify: Notify }): Promise<number> {
  const { db, clock, notify, warn } = deps;
  const now = clock.now();
  const today = indianDate(now);
  const earliest = new Date(now.getTime() - LATE_MS);
  const after = indianDate(earliest) === today ? indianTime(earliest) : '00:00';
  let told = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await db.execute<{ farmer_id: string; language: Language }>(sql`
      select s.farmer_id, f.language from notification_settings s
      join farmers f on f.id = s.farmer_id and f.suspended_at is null
      where s.morning_at between ${after} and ${indianTime(now)} and s.farmer_id > ${last}
        and not exists (select 1 from notifications n
          where n.farmer_id = s.farmer_id and n.event_key = ${`morning:${today}`})
      order by s.farmer_id limit ${BATCH}`);
    for (const { farmer_id: farmerId, language } of rows) {
      last = farmerId;
      try {
        const isNew = await notify({
          farmerId,
          kind: 'morning',
          payload: payloadOf(await morningLines(deps, farmerId, now, language)),
          link: '/application/land',
          eventKey: `morning:${today}`,
        });
        if (isNew) told += 1;
      } catch (error) {
        warn(`morning message: ${reasonOf(error)}`);
      }
    }
    if (rows.length < BATCH) return told;
  }
}
