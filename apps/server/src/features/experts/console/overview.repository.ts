import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';

export interface ConsoleExpertRow {
  id: string;
  name: string;
  email: string;
  fields: string[];
  languages: string[];
  experience: string | null;
  added_at: string;
  suspended: boolean;
  taken: number;
  answered: number;
  assistant_answers: number;
}

export interface WaitingRow {
  field: string;
  language: string;
  waiting: number;
  oldest_at: string;
  experts: number;
}

/** Experts and counts of waiting questions; no question texts and no farmers' names. */
export function createOverviewRepository(db: Queryable) {
  return {
    async listExperts(): Promise<ConsoleExpertRow[]> {
      return rowsOf<ConsoleExpertRow>(
        db,
        sql`
        select f.id, f.name, f.email, e.fields, e.languages, e.experience, e.added_at,
          f.suspended_at is not null as suspended,
          (select count(*)::int from expert_requests r where r.expert_id = f.id and r.status = 'pending') as taken,
          (select count(*)::int from expert_requests r where r.expert_id = f.id and r.status <> 'pending') as answered,
          (select count(*)::int from assistant_questions q where q.author_id = f.id) as assistant_answers
        from experts e join farmers f on f.id = e.farmer_id order by lower(f.name), f.id limit 500`,
      );
    },
    async listWaiting(): Promise<WaitingRow[]> {
      return rowsOf<WaitingRow>(
        db,
        sql`
        select r.field, r.language, count(*)::int as waiting, min(r.created_at) as oldest_at,
          (select count(*)::int from experts e join farmers f on f.id = e.farmer_id
            where f.suspended_at is null and r.field = any (e.fields) and r.language = any (e.languages)) as experts
        from expert_requests r where r.status = 'pending'
        group by r.field, r.language order by oldest_at`,
      );
    },
    async countAssistantQuestions(): Promise<Record<string, number>> {
      const { rows } = await db.execute<{ status: string; count: number }>(
        sql`select status, count(*)::int as count from assistant_questions group by status`,
      );
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    },
  };
}
