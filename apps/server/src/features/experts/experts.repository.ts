import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/rows-of.ts';
import { claimId } from '../../platform/writes/idempotent-create.ts';
import type { Write } from '../../platform/writes/write.ts';

export interface ExpertRow {
  id: string;
  name: string;
  picture_key: string | null;
  fields: string[];
  languages: string[];
  experience: string | null;
  location: string | null;
}

export interface MessageRow {
  id: string;
  kind: 'answer' | 'question' | 'follow-up';
  text: string;
  created_at: string;
}

export interface RequestRow {
  id: string;
  farmer_id: string;
  farmer: string;
  field: string;
  language: string;
  query: string;
  photo_key: string | null;
  status: 'pending' | 'answered' | 'closed';
  expert_id: string | null;
  expert: string | null;
  answered_at: string | null;
  worked: boolean | null;
  created_at: string;
  messages: MessageRow[];
}

const columns = sql`r.id, r.farmer_id, coalesce(fp.name, f.name) as farmer, r.field, r.language, r.query,
  r.photo_key, r.status, r.expert_id, coalesce(ep.name, e.name) as expert, r.answered_at, r.worked, r.created_at,
  coalesce((select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'text', m.text, 'created_at', m.created_at)
    order by m.created_at, m.id) from expert_messages m where m.request_id = r.id), '[]'::json) as messages
  from expert_requests r join farmers f on f.id = r.farmer_id left join profiles fp on fp.farmer_id = f.id
  left join farmers e on e.id = r.expert_id left join profiles ep on ep.farmer_id = e.id`;

/** Where and in which language an expert is written to. */
export type ExpertAddress = { id: string; email: string; language: string };

/** An unclaimed question. */
export type Waiting = Pick<RequestRow, 'id' | 'farmer_id' | 'field' | 'language' | 'query'>;

/** Experts for a field and language. */
const suitable = (
  field: SQL,
  language: SQL,
) => sql`from experts e join farmers f on f.id = e.farmer_id
  where f.suspended_at is null and ${field} = any (e.fields) and ${language} = any (e.languages)`;

/** Releases all waiting questions of a withdrawn or suspended expert. */
export const releaseAllOf = (expertId: string): SQL => sql`update expert_requests
  set expert_id = null, claimed_at = null where expert_id = ${expertId}::uuid and status = 'pending'`;

/** Questions to experts; every query is scoped. */
export function createExpertsRepository(db: Queryable) {
  const read = (tail: SQL): Promise<RequestRow[]> =>
    rowsOf<RequestRow>(db, sql`select ${columns} ${tail}`);
  const changed = async (query: SQL): Promise<boolean> => (await db.execute(query)).rows.length > 0;
  return {
    async listExperts(): Promise<ExpertRow[]> {
      return rowsOf<ExpertRow>(
        db,
        sql`select f.id, coalesce(p.name, f.name) as name,
          p.small_picture_key as picture_key, e.fields, e.languages, e.experience,
          nullif(concat_ws(', ', p.place_district, p.place_state), '') as location
        from experts e join farmers f on f.id = e.farmer_id left join profiles p on p.farmer_id = f.id
        where f.suspended_at is null order by e.added_at limit 200`,
      );
    },
    async findExpert(farmerId: string): Promise<{ fields: string[]; languages: string[] } | null> {
      const [row] = await rowsOf<{ fields: string[]; languages: string[] }>(
        db,
        sql`select fields, languages from experts where farmer_id = ${farmerId}`,
      );
      return row ?? null;
    },
    list: (farmerId: string, before: string | undefined, limit: number) =>
      read(sql`where r.farmer_id = ${farmerId} ${before ? sql`and r.id < ${before}::uuid` : sql``}
        order by r.id desc limit ${limit}`),
    findOwn: async (farmerId: string, id: string) =>
      (await read(sql`where r.farmer_id = ${farmerId} and r.id = ${id}::uuid`))[0],
    /** For an expert: unclaimed questions and those claimed by this expert; never the expert's own questions. */
    findForDesk: async (expertId: string, id: string) =>
      (
        await read(sql`where r.id = ${id}::uuid and r.farmer_id <> ${expertId}
          and (r.expert_id = ${expertId} or (r.expert_id is null and r.status = 'pending'))`)
      )[0],
    listDesk: (expertId: string, limit: number) =>
      read(sql`join experts me on me.farmer_id = ${expertId}
        where r.farmer_id <> ${expertId} and f.suspended_at is null and r.status <> 'closed'
          and (r.expert_id = ${expertId} or (r.expert_id is null and r.status = 'pending'))
        order by r.status = 'answered', (r.field = any (me.fields))::int + (r.language = any (me.languages))::int desc,
          r.created_at, r.id limit ${limit}`),
    /** Claims the id of a message in this transaction; false for a retry. @throws AppError conflict, gone */
    claimId: (farmerId: string, write: Write): Promise<boolean> => claimId(db, farmerId, write),
    /** False when a question with that id exists. */
    insert: (row: {
      id: string;
      farmerId: string;
      field: string;
      language: string;
      query: string;
      photoKey: string | null;
      now: Date;
    }) =>
      changed(sql`insert into expert_requests (id, farmer_id, field, language, query, photo_key, created_at)
        values (${row.id}::uuid, ${row.farmerId}, ${row.field}, ${row.language}, ${row.query}, ${row.photoKey},
          ${row.now.toISOString()}::timestamptz) on conflict do nothing returning id`),
    /** False when a message with that id exists. */
    insertMessage: (
      row: { id: string; requestId: string; authorId: string; kind: MessageRow['kind'] } & {
        text: string;
        now: Date;
      },
    ) =>
      changed(sql`insert into expert_messages (id, request_id, author_id, kind, text, created_at)
        values (${row.id}::uuid, ${row.requestId}::uuid, ${row.authorId}, ${row.kind}, ${row.text},
          ${row.now.toISOString()}::timestamptz) on conflict do nothing returning id`),
    /** Claims the question; true for exactly one of concurrent experts. */
    claim: (expertId: string, id: string, now: Date) =>
      changed(sql`update expert_requests set expert_id = ${expertId},
          claimed_at = coalesce(claimed_at, ${now.toISOString()}::timestamptz)
        where id = ${id}::uuid and status = 'pending' and farmer_id <> ${expertId}
          and (expert_id is null or expert_id = ${expertId}) returning id`),
    /** Releases a waiting question; true when this expert had claimed it. */
    release: (expertId: string, id: string) =>
      changed(sql`update expert_requests set expert_id = null, claimed_at = null
        where id = ${id}::uuid and expert_id = ${expertId} and status = 'pending' returning id`),
    setAnswered: (expertId: string, id: string, now: Date) =>
      changed(sql`update expert_requests set status = 'answered', answered_at = ${now.toISOString()}::timestamptz
        where id = ${id}::uuid and expert_id = ${expertId} and status <> 'closed' returning id`),
    /** Reopens it: for the same expert, or for all when that one is no longer an expert. */
    reopen: (farmerId: string, id: string) =>
      changed(sql`update expert_requests r set status = 'pending', expert_id = (select e.farmer_id
          from experts e join farmers x on x.id = e.farmer_id where e.farmer_id = r.expert_id and x.suspended_at is null)
        where id = ${id}::uuid and farmer_id = ${farmerId} and status <> 'closed' returning id`),
    close: (farmerId: string, id: string) =>
      changed(sql`update expert_requests set status = 'closed'
        where id = ${id}::uuid and farmer_id = ${farmerId} returning id`),
    setWorked: (farmerId: string, id: string, worked: boolean) =>
      changed(sql`update expert_requests set worked = ${worked}
        where id = ${id}::uuid and farmer_id = ${farmerId} and answered_at is not null returning id`),
    /** Questions unclaimed since `before` that some expert could answer; each is returned to one caller only. */
    async takeUnclaimed(before: Date, now: Date): Promise<Waiting[]> {
      return rowsOf<Waiting>(
        db,
        sql`update expert_requests set mailed_at = ${now.toISOString()}::timestamptz
        where id in (select r.id from expert_requests r where r.status = 'pending' and r.expert_id is null
          and r.mailed_at is null and r.created_at < ${before.toISOString()}::timestamptz
          and exists (select 1 ${suitable(sql`r.field`, sql`r.language`)} and f.id <> r.farmer_id)
          order by r.created_at limit 50 for update of r skip locked)
        returning id, farmer_id, field, language, query`,
      );
    },
    /** No mail was accepted: the question is returned again later. */
    async putBack(id: string): Promise<void> {
      await db.execute(sql`update expert_requests set mailed_at = null where id = ${id}::uuid`);
    },
    /** Suitable experts except the asking farmer. */
    async listAddresses({ field, language, farmer_id }: Waiting) {
      const { rows } = await db.execute<ExpertAddress>(sql`select f.id, f.email, f.language
        ${suitable(sql`${field}`, sql`${language}`)} and f.id <> ${farmer_id}`);
      return rows;
    },
  };
}

export type ExpertsRepository = ReturnType<typeof createExpertsRepository>;
