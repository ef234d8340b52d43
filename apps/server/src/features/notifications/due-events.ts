import { addDays } from '@ankur/agronomy/calendar-day';
import { LOAN_AHEAD_DAYS } from '@ankur/agronomy/today/deadlines';
import {
  coverOf,
  LOSS_HOURS,
  type LossStage,
  needs72Hours,
} from '@ankur/contracts/farm-record/loss-rules';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { excerpt, type Notification } from '../../platform/notify/notify.ts';

/** Events of one kind per sweep; the rest follows in the next. */
const BATCH = 5_000;
/** Tasks missed longer ago are not reported. */
const MISSED_DAYS = 3;

/** An event with what remains to be done once its farmer was notified, or has muted its kind. */
export interface DueEvent extends Notification {
  settle?: () => Promise<unknown>;
}

const WORKED_AFTER = sql`interval '7 days'`;

/** Condition: the event was not notified yet. */
const isNew = (farmer: SQL, eventKey: SQL) =>
  sql`not exists (select 1 from notifications n where n.farmer_id = ${farmer} and n.event_key = ${eventKey})`;

type TaskRow = { id: string; farmer_id: string; task: string; date: string };

async function tasks(
  db: Database,
  kind: 'task-due' | 'task-missed',
  which: SQL,
): Promise<Notification[]> {
  const { rows } = await db.execute<TaskRow>(sql`
    select t.id, t.farmer_id, t.task_name as task, t.date::text as date from farm_tasks t
    where t.completed_at is null and ${which}
      and ${isNew(sql`t.farmer_id`, sql`${`${kind}:`}::text || t.id || ':' || t.date`)}
    order by t.id limit ${BATCH}`);
  return rows.map(({ id, farmer_id, task, date }) => ({
    farmerId: farmer_id,
    kind,
    payload: { task, date },
    link: '/application/dashboard',
    eventKey: `${kind}:${id}:${date}`,
  }));
}

/** Tasks of the day. */
export const tasksDue = (db: Database, today: string) =>
  tasks(db, 'task-due', sql`t.date = ${today}::date`);

/** Recurring tasks past their date. */
export const tasksMissed = (db: Database, today: string) =>
  tasks(
    db,
    'task-missed',
    sql`t.recurrence <> 'none' and t.date between ${addDays(today, -MISSED_DAYS)}::date and ${addDays(today, -1)}::date`,
  );

/** Unpaid loans that fall due soon. */
export async function loansDue(db: Database, today: string): Promise<Notification[]> {
  const { rows } = await db.execute<{
    id: string;
    farmer_id: string;
    lender: string;
    paise: number;
    date: string;
  }>(sql`
    select l.id, l.farmer_id, l.lender, l.amount_paise as paise, l.end_date::text as date from loans l
    where not l.is_paid and l.deleted_at is null
      and l.end_date between ${today}::date and ${addDays(today, LOAN_AHEAD_DAYS)}::date
      and ${isNew(sql`l.farmer_id`, sql`'loan-due:' || l.id || ':' || l.end_date`)}
    order by l.id limit ${BATCH}`);
  return rows.map(({ id, farmer_id, lender, paise, date }) => ({
    farmerId: farmer_id,
    kind: 'loan-due',
    payload: { lender, amount: Number(paise) / 100, date },
    link: '/application/dashboard',
    eventKey: `loan-due:${id}:${date}`,
  }));
}

/**
 * Experts' answers of a week ago without feedback; each is asked about once. The column says so and not the notification,
 * which is deleted after a time.
 */
export async function answersToJudge(db: Database, now: Date): Promise<DueEvent[]> {
  const at = now.toISOString();
  const { rows } = await db.execute<{ id: string; farmer_id: string; query: string }>(sql`
    select id, farmer_id, query from expert_requests
    where status = 'answered' and worked is null and asked_if_worked_at is null
      and answered_at <= ${at}::timestamptz - ${WORKED_AFTER}
    order by answered_at limit ${BATCH}`);
  return rows.map(({ id, farmer_id, query }) => ({
    farmerId: farmer_id,
    kind: 'did-it-work',
    payload: { text: excerpt(query) },
    link: '/application/my-requests',
    eventKey: `did-it-work:${id}`,
    settle: () =>
      db.execute(
        sql`update expert_requests set asked_if_worked_at = ${at}::timestamptz where id = ${id}::uuid`,
      ),
  }));
}

/** Hours before the deadline of 72 hours at which a farmer is reminded; of several reached at once only the last. */
const LOSS_HOURS_LEFT = [6, 24, 48];
const HOUR_MS = 3_600_000;

/** Unreported losses whose deadline approaches; `hoursToNext` is how long nobody is notified after this. */
export async function lossesToReport(
  db: Database,
  now: Date,
  hoursToNext = 0,
): Promise<Notification[]> {
  const { rows } = await db.execute<{
    id: string;
    farmer_id: string;
    cause: string;
    stage: LossStage;
    happened: string;
  }>(sql`
    select id, farmer_id, cause, stage, happened_at::text as happened from losses
    where reported_at is null and happened_at > ${new Date(now.getTime() - LOSS_HOURS * HOUR_MS).toISOString()}::timestamptz
    order by id limit ${BATCH}`);
  return rows.flatMap(({ id, farmer_id, cause, stage, happened }) => {
    const left = (new Date(happened).getTime() - now.getTime()) / HOUR_MS + LOSS_HOURS;
    const [last = 0] = LOSS_HOURS_LEFT;
    // Told in the evening besides, since by the morning it may be too late.
    const isInNight = left > last && left - hoursToNext <= last;
    const reached = isInNight ? 'night' : LOSS_HOURS_LEFT.find((hours) => left <= hours);
    if (reached === undefined || needs72Hours(coverOf(cause, stage)) === false) return [];
    return [
      {
        farmerId: farmer_id,
        kind: 'loss-deadline' as const,
        payload: { hours: Math.max(1, Math.floor(left)), cause },
        link: '/application/farm#losses',
        eventKey: `loss-deadline:${id}:${reached}`,
      },
    ];
  });
}
