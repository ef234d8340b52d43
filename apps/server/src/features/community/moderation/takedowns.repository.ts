import type { TakedownGround } from '@ankur/contracts/community/takedown-rules';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';

/** A post, reel or comment, locked until the transaction ends. */
export interface Subject {
  id: string;
  kind: 'post' | 'reel' | 'comment';
  /** The post or reel itself, or the one that the comment is about. */
  itemId: string;
  authorId: string;
  text: string;
  removed: boolean;
}

export interface TakedownRow {
  id: string;
  farmer_id: string;
  subject: string;
  kind: Subject['kind'];
  text: string;
  state: 'hidden' | 'removed' | 'lifted';
  ground: TakedownGround;
  why: string | null;
  made_at: string;
  lifted_at: string | null;
  appeal: string | null;
  appealed_at: string | null;
  answer: string | null;
  answered_at: string | null;
}

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
const columns = sql`t.id, t.farmer_id, coalesce(t.comment_id, t.item_id) as subject,
  case when t.comment_id is null then i.kind else 'comment' end as kind, coalesce(c.text, i.description) as text, t.state,
  t.ground, t.why, t.made_at, t.lifted_at, t.appeal, t.appealed_at, t.answer, t.answered_at
  from takedowns t left join feed_comments c on c.id = t.comment_id
  join feed_items i on i.id = coalesce(t.item_id, c.item_id)`;

/** Hidden items and the reasons. */
export function createTakedownsRepository(db: Queryable) {
  const read = (tail: SQL): Promise<TakedownRow[]> =>
    rowsOf<TakedownRow>(db, sql`select ${columns} ${tail}`);
  const changed = async (query: SQL): Promise<boolean> => (await db.execute(query)).rows.length > 0;
  const ofSubject = (id: string) => sql`coalesce(comment_id, item_id) = ${id}::uuid`;
  return {
    /** Locks a post, reel or comment, which serialises decisions about it. */
    async lockSubject(id: string): Promise<Subject | undefined> {
      const [item] = await rowsOf<Subject>(
        db,
        sql`
        select id, kind, id as "itemId", farmer_id as "authorId", description as text, removed_at is not null as removed
        from feed_items where id = ${id}::uuid for update`,
      );
      if (item) return item;
      const [comment] = await rowsOf<Subject>(
        db,
        sql`select id, 'comment' as kind, item_id as "itemId", farmer_id as "authorId", text,
          removed_at is not null as removed from feed_comments where id = ${id}::uuid for update`,
      );
      return comment;
    },
    /** The current takedown of an item. */
    async findOpen(id: string): Promise<TakedownRow | undefined> {
      return (
        await read(
          sql`where coalesce(t.comment_id, t.item_id) = ${id}::uuid and t.state <> 'lifted'`,
        )
      )[0];
    },
    async setSight({ id, kind }: Pick<Subject, 'id' | 'kind'>, removedAt: Date | null) {
      const table = kind === 'comment' ? sql`feed_comments` : sql`feed_items`;
      await db.execute(
        sql`update ${table} set removed_at = ${removedAt ? instant(removedAt) : sql`null`} where id = ${id}::uuid`,
      );
    },
    async insert(row: {
      id: string;
      subject: Subject;
      state: 'hidden' | 'removed';
      ground: TakedownGround;
      why: string | null;
      now: Date;
    }): Promise<void> {
      const isComment = row.subject.kind === 'comment';
      await db.execute(sql`insert into takedowns (id, farmer_id, item_id, comment_id, state, ground, why, made_at)
        values (${row.id}::uuid, ${row.subject.authorId}::uuid, ${isComment ? null : row.subject.id}::uuid,
          ${isComment ? row.subject.id : null}::uuid, ${row.state}, ${row.ground}, ${row.why}, ${instant(row.now)})`);
    },
    /** Confirms an automatic takedown as a moderator's removal. */
    confirm: (id: string, ground: TakedownGround, why: string | null) =>
      changed(sql`update takedowns set state = 'removed', ground = ${ground}, why = ${why}
        where id = ${id}::uuid and state = 'hidden' returning id`),
    lift: (subject: string, now: Date) =>
      changed(sql`update takedowns set state = 'lifted', lifted_at = ${instant(now)}
        where ${ofSubject(subject)} and state <> 'lifted' returning id`),
    /** Settles the open reports about an item; false when there are none. */
    settle: (subject: string, outcome: 'removed' | 'warned' | 'dismissed', now: Date) =>
      changed(sql`update feed_reports set settled_at = ${instant(now)}, outcome = ${outcome}
        where settled_at is null and (item_id = ${subject}::uuid or comment_id = ${subject}::uuid) returning id`),
    list: (farmerId: string, before: string | undefined, limit: number) =>
      read(sql`where t.farmer_id = ${farmerId}::uuid ${before ? sql`and t.id < ${before}::uuid` : sql``}
        order by t.id desc limit ${limit}`),
    findOwn: async (farmerId: string, id: string) =>
      (await read(sql`where t.farmer_id = ${farmerId}::uuid and t.id = ${id}::uuid`))[0],
    find: async (id: string) => (await read(sql`where t.id = ${id}::uuid`))[0],
    /** False when there is an appeal already, or the item is visible. */
    setAppeal: (farmerId: string, id: string, text: string, now: Date) =>
      changed(sql`update takedowns set appeal = ${text}, appealed_at = ${instant(now)}
        where id = ${id}::uuid and farmer_id = ${farmerId}::uuid and appeal is null and state <> 'lifted' returning id`),
    /** False when there is no appeal, it is answered, or the takedown is over. */
    setAnswer: (id: string, answer: string, now: Date) =>
      changed(sql`update takedowns set answer = ${answer}, answered_at = ${instant(now)}
        where id = ${id}::uuid and appeal is not null and answer is null and state <> 'lifted' returning id`),
  };
}
