import type { SuggestionForm, SuggestionStatus } from '@ankur/contracts/suggestions/rules';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';

export interface SuggestionRow {
  id: string;
  farmer_id: string;
  kind: 'translation' | 'place';
  language: string;
  present: string;
  better: string;
  note: string | null;
  status: SuggestionStatus;
  created_at: string;
}

const columns = sql`id, farmer_id, kind, language, present, better, note, status, created_at`;

/** Suggestions of better texts by farmers. */
export function createSuggestionsRepository(db: Queryable) {
  const read = (query: SQL): Promise<SuggestionRow[]> => rowsOf<SuggestionRow>(db, query);
  return {
    /** Undefined when a suggestion with that id exists. */
    insert: async (row: SuggestionForm & { id: string; farmerId: string; now: Date }) =>
      (
        await read(sql`insert into suggestions (id, farmer_id, kind, language, present, better, note, created_at)
          values (${row.id}::uuid, ${row.farmerId}::uuid, ${row.kind}, ${row.language}, ${row.present}, ${row.better},
            ${row.note}, ${row.now.toISOString()}::timestamptz) on conflict do nothing returning ${columns}`)
      )[0],
    findOwn: async (farmerId: string, id: string) =>
      (
        await read(sql`select ${columns} from suggestions
          where farmer_id = ${farmerId}::uuid and id = ${id}::uuid`)
      )[0],
    find: async (id: string) =>
      (await read(sql`select ${columns} from suggestions where id = ${id}::uuid`))[0],
    list: (status: SuggestionStatus, before: string | undefined, limit: number) =>
      read(sql`select ${columns} from suggestions where status = ${status}
        ${before ? sql`and id < ${before}::uuid` : sql``} order by id desc limit ${limit}`),
    /** False when it was decided already. */
    decide: async (id: string, moderatorId: string, status: SuggestionStatus, now: Date) =>
      (
        await read(sql`update suggestions set status = ${status}, decided_by = ${moderatorId}::uuid,
          decided_at = ${now.toISOString()}::timestamptz where id = ${id}::uuid and status = 'open' returning ${columns}`)
      ).length > 0,
  };
}
