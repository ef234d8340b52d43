import { addDays } from '@ankur/agronomy/calendar-day';
import {
  ANSWER_DAYS,
  herdHoursLeft,
  LOAN_AHEAD_DAYS,
  LOAN_OVERDUE_DAYS,
  PRICE_ALERT_DAYS,
  TASK_MISSED_DAYS,
} from '@ankur/agronomy/today/deadlines';
import {
  ANSWER_STAKE,
  herdStake,
  loanStake,
  lossStake,
  PRICE_STAKE,
  taskStake,
  waterStake,
  weatherStake,
} from '@ankur/agronomy/today/stakes';
import { mostUrgent, type Pressing } from '@ankur/agronomy/today/urgency';
import {
  coverOf,
  LOSS_HOURS,
  type LossStage,
  needs72Hours,
} from '@ankur/contracts/farm-record/loss-rules';
import { cropName } from '@ankur/crops/words';
import { type Language, localeOf } from '@ankur/languages/languages';
import { sql } from 'drizzle-orm';
import type { AppInputs, FeaturePorts } from '../../app-deps.ts';
import { indianDate } from '../../platform/clock.ts';
import { reasonOf } from '../../platform/errors/reason.ts';
import type { Notification } from '../../platform/notify/notify.ts';
import { warningsOf } from './weather-warnings.ts';

/** Lines of the message. */
const LINES = 2;
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** Notifications that Today tells as well while they are unread: what they are worth, and for how many days. */
const NOTICES = {
  'price-alert': { stakeRupees: PRICE_STAKE, days: PRICE_ALERT_DAYS },
  'expert-answer': { stakeRupees: ANSWER_STAKE, days: ANSWER_DAYS },
};
/** Advice that there is something to do or to leave today. */
const WATER_TOLD: readonly string[] = ['irrigate-today', 'wait-for-rain', 'drain-before-harvest'];
/** So many animals are named in a line; the rest are counted. */
const NAMED = 3;
/** Crops asked about, as in Today. */
const CROPS = 2;

/** A line as the reader's screen composes it: a kind of sentence with its figures. */
export interface MorningLine extends Pressing {
  says: string;
  figures: Notification['payload'];
}

export type MorningDeps = Pick<AppInputs, 'db' | 'clock'> &
  Pick<FeaturePorts, 'circumstances' | 'herdDue' | 'plantings' | 'suggestIrrigation'> & {
    weather: Pick<FeaturePorts['weather'], 'daysFrom'>;
    warn: (message: string) => void;
  };

/** Hours until the end of a day in India. */
const hoursToEndOf = (date: string, now: Date) =>
  (Date.parse(`${date}T23:59:59+05:30`) - now.getTime()) / HOUR_MS;

async function tasks({ db }: MorningDeps, farmerId: string, now: Date): Promise<MorningLine[]> {
  const today = indianDate(now);
  const { rows } = await db.execute<{
    id: string;
    task: string;
    date: string;
    priority: string;
  }>(sql`
    select id, task_name as task, date::text as date, priority from farm_tasks
    where farmer_id = ${farmerId} and completed_at is null
      and date between ${addDays(today, -TASK_MISSED_DAYS)}::date and ${today}::date
    order by date desc, id limit 20`);
  return rows.map(({ id, task, date, priority }) => ({
    key: `task:${id}`,
    stakeRupees: taskStake(priority),
    hoursLeft: hoursToEndOf(date, now),
    says: date === today ? 'task-due' : 'task-due-on',
    figures: { task, date },
  }));
}

async function loans({ db }: MorningDeps, farmerId: string, now: Date): Promise<MorningLine[]> {
  const today = indianDate(now);
  const { rows } = await db.execute<{ id: string; lender: string; paise: number; date: string }>(
    sql`
    select id, lender, amount_paise as paise, end_date::text as date from loans
    where farmer_id = ${farmerId} and not is_paid and deleted_at is null
      and end_date between ${addDays(today, -LOAN_OVERDUE_DAYS)}::date
        and ${addDays(today, LOAN_AHEAD_DAYS)}::date
    order by id limit 20`,
  );
  return rows.map(({ id, lender, paise, date }) => ({
    key: `loan:${id}`,
    stakeRupees: loanStake(Number(paise) / 100),
    hoursLeft: hoursToEndOf(date, now),
    says: 'loan-due',
    figures: { lender, amount: Number(paise) / 100, date },
  }));
}

async function losses({ db }: MorningDeps, farmerId: string, now: Date): Promise<MorningLine[]> {
  const { rows } = await db.execute<{
    id: string;
    cause: string;
    stage: LossStage;
    happened: string;
    acres: string | null;
  }>(sql`
    select l.id, l.cause, l.stage, l.happened_at::text as happened, p.area_acres as acres from losses l
    left join plantings p on p.id = l.planting_id
    where l.farmer_id = ${farmerId} and l.reported_at is null
      and l.happened_at > ${new Date(now.getTime() - LOSS_HOURS * HOUR_MS).toISOString()}::timestamptz
    order by l.id limit 20`);
  return rows
    .filter(({ cause, stage }) => needs72Hours(coverOf(cause, stage)) !== false)
    .map(({ id, cause, happened, acres }) => {
      const hoursLeft = (Date.parse(happened) - now.getTime()) / HOUR_MS + LOSS_HOURS;
      return {
        key: `loss:${id}`,
        stakeRupees: lossStake(acres === null ? null : Number(acres)),
        hoursLeft,
        says: 'loss-deadline',
        figures: { hours: Math.max(1, Math.floor(hoursLeft)), cause },
      };
    });
}

async function herd(
  { herdDue }: MorningDeps,
  farmerId: string,
  now: Date,
  language: Language,
): Promise<MorningLine[]> {
  const today = indianDate(now);
  const due = await herdDue(farmerId, today, language);
  // The same duty of several animals is one thing to do.
  const duties = Map.groupBy(
    due.filter(({ due_on }) => due_on <= today),
    ({ animal, kind, duty }) => `herd:${duty ? '' : animal}:${kind}:${duty ?? ''}`,
  );
  const list = new Intl.ListFormat([localeOf(language), 'en-IN']);
  return [...duties].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const { kind, due_on, until, because } = first;
    const toUntil = until === null ? null : hoursToEndOf(until, now);
    const names = list.format(group.slice(0, NAMED).map(({ name }) => name));
    const more = group.length - NAMED;
    return {
      key,
      stakeRupees: herdStake(kind) * group.length,
      hoursLeft: herdHoursLeft(kind, hoursToEndOf(due_on, now), toUntil),
      says: 'herd',
      figures: { name: more > 0 ? `${names} +${more}` : names, because },
    };
  });
}

async function weather(deps: MorningDeps, farmerId: string, now: Date): Promise<MorningLine[]> {
  const { point } = await deps.circumstances.placeOf(farmerId);
  const growing = await deps.plantings.growing(farmerId);
  if (!point || growing.length === 0) return [];
  const tomorrow = addDays(indianDate(now), 1);
  const planned = await deps.weather.daysFrom(point, tomorrow, 1);
  const acres = growing.reduce((sum, one) => sum + (one.acres ?? 1), 0);
  return warningsOf(planned?.days[0]).map(({ kind, figures }) => ({
    key: `${kind}:${tomorrow}`,
    stakeRupees: weatherStake(acres),
    hoursLeft: hoursToEndOf(tomorrow, now),
    says: kind,
    figures: { date: tomorrow, ...figures },
  }));
}

async function water(
  deps: MorningDeps,
  farmerId: string,
  now: Date,
  language: Language,
): Promise<MorningLine[]> {
  const today = indianDate(now);
  const { point } = await deps.circumstances.placeOf(farmerId);
  if (!point) return [];
  const asked = (await deps.plantings.growing(farmerId)).flatMap(
    ({ id, crop, calendar, acres, sownOn }) =>
      calendar !== null && acres !== null && sownOn ? [{ id, crop, acres, sownOn }] : [],
  );
  const lines: MorningLine[] = [];
  for (const { id, crop, acres, sownOn } of asked.slice(0, CROPS)) {
    const advice = await deps.suggestIrrigation(farmerId, {
      crop_type: crop,
      land_size: acres,
      date: today,
      sowing_date: sownOn,
      planting: id,
    });
    if (!WATER_TOLD.includes(advice.suggestion_code)) continue;
    lines.push({
      key: `water:${id}`,
      stakeRupees: waterStake(acres),
      hoursLeft: hoursToEndOf(today, now),
      says: advice.suggestion_code,
      figures: { name: cropName(crop, language) ?? crop },
    });
  }
  return lines;
}

async function notices({ db }: MorningDeps, farmerId: string, now: Date): Promise<MorningLine[]> {
  const told = Object.keys(NOTICES);
  const { rows } = await db.execute<{
    id: string;
    kind: keyof typeof NOTICES;
    payload: Notification['payload'];
    at: number;
  }>(sql`
    select id, kind, payload, extract(epoch from created_at)::float8 * 1000 as at from notifications
    where farmer_id = ${farmerId} and read_at is null and kind = any (${sql.param(told)}::text[])
    order by id desc limit 20`);
  return rows.flatMap(({ id, kind, payload, at }) => {
    const { stakeRupees, days } = NOTICES[kind];
    const hoursLeft = days * DAY_HOURS - (now.getTime() - at) / HOUR_MS;
    const key = kind === 'price-alert' ? `price:${payload.commodity}` : `notice:${id}`;
    return hoursLeft < 0 ? [] : [{ key, stakeRupees, hoursLeft, says: kind, figures: payload }];
  });
}

/** The two most urgent lines of Today, of what the server knows, crops by their names in a language; a part that fails is left out. */
export async function morningLines(
  deps: MorningDeps,
  farmerId: string,
  now: Date,
  language: Language,
): Promise<MorningLine[]> {
  const found: MorningLine[] = [];
  for (const part of [tasks, loans, losses, herd, weather, water, notices]) {
    try {
      found.push(...(await part(deps, farmerId, now, language)));
    } catch (error) {
      deps.warn(`morning message: ${reasonOf(error)}`);
    }
  }
  return mostUrgent(found, LINES);
}
