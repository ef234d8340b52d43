import { sql } from 'drizzle-orm';
import type { ExportSource } from '../../ports/account-archive.ts';

const questions: ExportSource = {
  name: 'experts/questions',
  tables: ['expert_requests'],
  async read(db, farmerId) {
    const { rows } = await db.execute(sql`
      select r.field, r.language, r.query, r.photo_key as photo, r.status, r.created_at,
        coalesce((
          select jsonb_agg(jsonb_build_object('kind', m.kind, 'text', m.text, 'at', m.created_at) order by m.id)
          from expert_messages m where m.request_id = r.id), '[]') as messages
      from expert_requests r where r.farmer_id = ${farmerId} order by r.id`);
    return rows;
  },
};

/** What a farmer asked experts. */
export const expertExportSources: readonly ExportSource[] = [questions];
