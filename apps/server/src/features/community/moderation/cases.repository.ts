import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import type { CursorPlace } from '../../../platform/http/paging.ts';
import type { FeedMedia } from '../feed.tables.ts';
import { isIndependent } from './hide-reported.ts';
import type { Subject } from './takedowns.repository.ts';

/** Deadlines by the kind of complaint. */
export interface Periods {
  privateHours: number;
  orderHours: number;
  grievanceDays: number;
}

export interface AuthorRow {
  author_id: string;
  author: string;
  author_since: string;
  author_suspended: boolean;
  author_removals: number;
}

export interface CaseRow extends AuthorRow {
  id: string;
  kind: Subject['kind'];
  item_id: string;
  item_kind: 'post' | 'reel';
  item_text: string;
  text: string;
  media: FeedMedia;
  shared_at: string;
  advice_warning: string | null;
  takedown_state: 'hidden' | 'removed' | null;
  takedown_ground: string | null;
  takedown_at: string | null;
  reasons: { reason: string; reports: number }[] | null;
  reporters: number;
  independent: number;
  since: string | null;
  private_due: string | null;
  order_due: string | null;
  grievance_due: string | null;
  /** The first deadline, in microseconds since 1970. */
  due_micros: number | null;
}

export interface ReportRow {
  id: string;
  reason: string;
  source: 'app' | 'complaint' | 'order';
  note: string | null;
  at: string;
  independent: boolean;
  outcome: string | null;
}

export interface AppealRow extends AuthorRow {
  id: string;
  kind: Subject['kind'];
  subject: string;
  text: string;
  media: FeedMedia | null;
  ground: string;
  why: string | null;
  made_at: string;
  appeal: string;
  appealed_at: string;
}

const authorColumns = sql`f.id as author_id, f.name as author, f.created_at as author_since,
  f.suspended_at is not null as author_suspended,
  (select count(*)::int from takedowns x where x.farmer_id = f.id and x.state = 'removed') as author_removals`;

/** Items with open reports or hidden pending review; `only` selects one, open or not. */
const cases = (periods: Periods, only: string | null): SQL => sql`
  with open_reports as (
    select r.*, coalesce(r.comment_id, r.item_id) as subject, (${isIndependent}) as independent
    from feed_reports r where r.settled_at is null
      ${only ? sql`and (r.item_id = ${only}::uuid or r.comment_id = ${only}::uuid)` : sql``}),
  reported as (
    select subject, count(distinct farmer_id) filter (where source = 'app')::int as reporters,
      count(distinct farmer_id) filter (where independent)::int as independent, min(created_at) as since,
      min(created_at) filter (where source = 'order') + make_interval(hours => ${periods.orderHours}) as order_due,
      min(created_at) filter (where reason = 'private' and source <> 'order')
        + make_interval(hours => ${periods.privateHours}) as private_due,
      (select jsonb_agg(jsonb_build_object('reason', n.reason, 'reports', n.reports) order by n.reports desc, n.reason)
        from (select case source when 'order' then 'order' else reason end as reason, count(*)::int as reports
          from open_reports o where o.subject = open_reports.subject group by 1) n) as reasons
    from open_reports group by subject),
  waiting as (
    select subject from reported
    union select coalesce(comment_id, item_id) from takedowns where state = 'hidden'
    ${only ? sql`union select ${only}::uuid` : sql``}),
  found as (
    select coalesce(c.id, i.id) as id, case when c.id is null then i.kind else 'comment' end as kind, i.id as item_id,
      i.kind as item_kind, i.description as item_text, coalesce(c.text, i.description) as text,
      case when c.id is null then i.media else '{}'::jsonb end as media, coalesce(c.created_at, i.created_at) as shared_at,
      case when c.id is null then i.advice_warning end as advice_warning, ${authorColumns},
      t.state as takedown_state, t.ground as takedown_ground, t.made_at as takedown_at,
      p.reasons, coalesce(p.reporters, 0) as reporters, coalesce(p.independent, 0) as independent,
      coalesce(p.since, t.made_at) as since,
      -- What is out of sight is no longer accessible: only the answer to the complaint is still due.
      case when t.id is null then p.private_due end as private_due,
      case when t.id is null then p.order_due end as order_due,
      case when p.subject is not null or t.state = 'hidden'
        then coalesce(p.since, t.made_at) + make_interval(days => ${periods.grievanceDays}) end as grievance_due
    from waiting w
    left join feed_comments c on c.id = w.subject
    join feed_items i on i.id = coalesce(c.item_id, w.subject)
    join farmers f on f.id = coalesce(c.farmer_id, i.farmer_id)
    left join takedowns t on coalesce(t.comment_id, t.item_id) = w.subject and t.state <> 'lifted'
    left join reported p on p.subject = w.subject),
  timed as (
    select *, (extract(epoch from least(private_due, order_due, grievance_due)) * 1000000)::bigint as due_micros
    from found)
  select * from timed`;

/** Queries of the moderation console. */
export function createCasesRepository(db: Queryable) {
  return {
    list: (periods: Periods, after: CursorPlace | undefined, limit: number) =>
      rowsOf<CaseRow>(
        db,
        sql`${cases(periods, null)} where due_micros is not null
        ${after ? sql`and (due_micros, id) > (${after.micros}::bigint, ${after.id}::uuid)` : sql``}
        order by due_micros, id limit ${limit}`,
      ),
    find: async (periods: Periods, id: string) =>
      (await rowsOf<CaseRow>(db, sql`${cases(periods, id)} where id = ${id}::uuid`))[0],
    reports: (id: string, limit: number) =>
      rowsOf<ReportRow>(
        db,
        sql`select r.id, r.reason, r.source, r.note, r.created_at as at, r.outcome,
          (${isIndependent}) as independent
        from feed_reports r where r.item_id = ${id}::uuid or r.comment_id = ${id}::uuid
        order by r.settled_at is not null, r.created_at limit ${limit}`,
      ),
    async insertReport(row: {
      id: string;
      subject: Pick<Subject, 'id' | 'kind'>;
      moderatorId: string;
      source: 'complaint' | 'order';
      reason: string;
      reference: string;
      at: Date;
    }): Promise<void> {
      const { id, kind } = row.subject;
      await db.execute(sql`
        insert into feed_reports (id, farmer_id, item_id, comment_id, reason, source, note, created_at)
        values (${row.id}::uuid, ${row.moderatorId}::uuid, ${kind === 'comment' ? null : id}::uuid,
          ${kind === 'comment' ? id : null}::uuid, ${row.reason}, ${row.source}, ${row.reference},
          ${row.at.toISOString()}::timestamptz)`);
    },
    listAppeals: (after: CursorPlace | undefined, limit: number) =>
      rowsOf<AppealRow & { micros: number }>(
        db,
        sql`
        select t.id, case when t.comment_id is null then i.kind else 'comment' end as kind,
          coalesce(t.comment_id, t.item_id) as subject, coalesce(c.text, i.description) as text,
          case when c.id is null then i.media end as media, t.ground, t.why, t.made_at, t.appeal, t.appealed_at,
          (extract(epoch from t.appealed_at) * 1000000)::bigint as micros, ${authorColumns}
        from takedowns t left join feed_comments c on c.id = t.comment_id
        join feed_items i on i.id = coalesce(t.item_id, c.item_id) join farmers f on f.id = t.farmer_id
        where t.appeal is not null and t.answer is null and t.state <> 'lifted'
          ${after ? sql`and (t.appealed_at, t.id) > (to_timestamp(${after.micros}::bigint / 1000000.0), ${after.id}::uuid)` : sql``}
        order by t.appealed_at, t.id limit ${limit}`,
      ),
  };
}
