import type { QuestionAnswerForm, QuestionStatus } from '@ankur/contracts/assistant/question-rules';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import type { CursorPlace } from '../../../platform/http/paging.ts';
import type { Reads } from '../../../platform/replica/replica-reads.ts';
import { type IfMatch, whereVersion } from '../../../platform/writes/version.ts';

export interface QuestionRow {
  id: string;
  language: string;
  wordings: string[];
  asked: number;
  not_helped: number;
  first_asked_at: string;
  last_asked_at: string;
  status: QuestionStatus;
  title: string | null;
  answer: string | null;
  answer_language: string | null;
  sources: { name: string; url: string | null }[];
  author_id: string | null;
  author: string | null;
  answered_at: string | null;
  updated_at: string | null;
  released_at: string | null;
}

export interface AskedQuestion {
  /** Of a new group. */
  id: string;
  key: string;
  language: string;
  wording: string;
  sessionId: string;
  notHelped: boolean;
  now: Date;
}

const MOST_WORDINGS = 5;

const columns = sql`q.id, q.language, q.wordings, q.asked, q.not_helped, q.first_asked_at, q.last_asked_at, q.status,
  q.title, q.answer, q.answer_language, q.sources, q.author_id, coalesce(p.name, f.name) as author, q.answered_at,
  q.updated_at, q.released_at
  from assistant_questions q left join farmers f on f.id = q.author_id left join profiles p on p.farmer_id = f.id`;

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** Questions for experts, by group, with their answers; what an expert may do is the service's decision. */
export function createQuestionsRepository(db: Reads) {
  const read = (tail: SQL): Promise<QuestionRow[]> =>
    rowsOf<QuestionRow>(db, sql`select ${columns} ${tail}`);
  const changed = async (query: SQL): Promise<boolean> => (await db.execute(query)).rows.length > 0;
  return {
    async isExpert(farmerId: string): Promise<boolean> {
      return changed(sql`select 1 from experts e join farmers f on f.id = e.farmer_id
        where e.farmer_id = ${farmerId}::uuid and f.suspended_at is null`);
    },
    /** What somebody is called, so that it can be left out. */
    async namesOf(farmerId: string): Promise<string[]> {
      const { rows } = await db.execute(sql`select f.name, p.name as profile_name
        from farmers f left join profiles p on p.farmer_id = f.id where f.id = ${farmerId}::uuid`);
      return rows.flatMap((row) =>
        Object.values(row).filter((name): name is string => typeof name === 'string'),
      );
    },
    /** Counts a question in its group: once a conversation, and once more when the answer did not help there. */
    async count(question: AskedQuestion): Promise<void> {
      const { rows } = await db.execute<{ id: string }>(sql`
        insert into assistant_questions as q (id, group_key, language, wordings, first_asked_at, last_asked_at)
        values (${question.id}::uuid, ${question.key}, ${question.language}, array[${question.wording}]::text[],
          ${instant(question.now)}, ${instant(question.now)})
        on conflict (group_key) do update set last_asked_at = excluded.last_asked_at,
          wordings = case when cardinality(q.wordings) >= ${MOST_WORDINGS} or q.wordings @> excluded.wordings
            then q.wordings else q.wordings || excluded.wordings end
        returning q.id`);
      const id = rows[0]?.id;
      const bad = question.notHelped;
      const fresh = await changed(sql`
        insert into assistant_question_sessions (session_id, question_id, not_helped)
        values (${question.sessionId}::uuid, ${id}::uuid, ${bad}) on conflict do nothing returning question_id`);
      const worse =
        !fresh &&
        bad &&
        (await changed(sql`update assistant_question_sessions set not_helped = true
          where session_id = ${question.sessionId}::uuid and question_id = ${id}::uuid and not not_helped
          returning question_id`));
      if (fresh || worse)
        await db.execute(sql`update assistant_questions
          set asked = asked + ${fresh ? 1 : 0}, not_helped = not_helped + ${bad ? 1 : 0} where id = ${id}::uuid`);
    },
    list: (status: QuestionStatus | undefined, before: CursorPlace | undefined, limit: number) =>
      read(sql`where true ${status ? sql`and q.status = ${status}` : sql``}
        ${before ? sql`and (q.asked, q.id) < (${before.micros}::bigint, ${before.id}::uuid)` : sql``}
        order by q.asked desc, q.id desc limit ${limit}`),
    find: async (id: string) => (await read(sql`where q.id = ${id}::uuid`))[0],
    /** What farmers are shown. */
    listReleased: (limit: number) =>
      read(sql`where q.status = 'released' order by q.released_at desc, q.id desc limit ${limit}`),
    /** Writes an answer if the question is in one of some states; false when it is not. */
    setAnswer: (
      id: string,
      authorId: string,
      form: QuestionAnswerForm,
      next: {
        from: readonly QuestionStatus[];
        status: QuestionStatus | null;
        now: Date;
        ifMatch?: IfMatch | undefined;
      },
    ) =>
      changed(sql`update assistant_questions set title = ${form.title}, answer = ${form.answer},
          answer_language = ${form.language}, sources = ${JSON.stringify(form.sources)}::jsonb,
          author_id = ${authorId}::uuid, answered_at = coalesce(answered_at, ${instant(next.now)}),
          updated_at = greatest(${instant(next.now)}, updated_at + interval '1 millisecond'), status = coalesce(${next.status}::text, status)
        where id = ${id}::uuid and status in (${sql.join(
          next.from.map((status) => sql`${status}`),
          sql`, `,
        )}) and ${whereVersion(sql`updated_at`, next.ifMatch) ?? sql`true`} returning id`),
    release: (id: string, now: Date) =>
      changed(sql`update assistant_questions set status = 'released', released_at = ${instant(now)}
        where id = ${id}::uuid and status in ('answered', 'withdrawn') returning id`),
    withdraw: (id: string) =>
      changed(sql`update assistant_questions set status = 'withdrawn'
        where id = ${id}::uuid and status = 'released' returning id`),
    /** Tells all processes that what is released has changed; holds the row until the transaction ends. */
    async raiseVersion(): Promise<void> {
      await db.execute(sql`update released_answers set version = version + 1`);
    },
    async version(): Promise<number> {
      const { rows } = await db.execute(sql`select version from released_answers`);
      return Number(rows[0]?.version ?? 0);
    },
    /** Deletes waiting questions beyond the `most` that were asked most and latest; answers how many. */
    async removeBeyond(most: number): Promise<number> {
      const { rows } = await db.execute(sql`delete from assistant_questions where id in (
        select id from assistant_questions where status = 'waiting'
        order by asked desc, last_asked_at desc, id desc offset ${most}) returning id`);
      return rows.length;
    },
  };
}

export type QuestionsRepository = ReturnType<typeof createQuestionsRepository>;
