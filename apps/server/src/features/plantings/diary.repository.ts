import type { DiaryEntry } from '@ankur/contracts/farm-record/plantings';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/** Most entries of one planting in an answer, the newest. */
const DIARY_MAX = 500;

type Line = DiaryEntry & Record<string, unknown>;

/** Everything that was written down of a planting, by whichever feature, newest first. */
export async function listDiary(db: Database, farmerId: string, id: string): Promise<DiaryEntry[]> {
  const here = sql`planting_id = ${id}::uuid and farmer_id = ${farmerId}::uuid`;
  const { rows } = await db.execute<Line>(sql`
    select id, source, kind, date::text as date, amount, unit, note from (
      select id, 'event' as source, kind, date, amount, unit,
        concat_ws(' · ', nullif(details ->> 'product', ''), nullif(note, '')) as note
      from planting_events where ${here}
      union all
      select id, 'expense', category, date, amount_paise::float8 / 100, 'INR', description
      from expenses where ${here} and deleted_at is null
      union all
      select id, 'income', source, date, amount_paise::float8 / 100, 'INR', description
      from incomes where ${here} and deleted_at is null
      union all
      select id, 'watering', 'watering', date, volume_m3, 'm³', '' from waterings where ${here}
      union all
      select id, 'task', 'task', coalesce((completed_at at time zone 'Asia/Kolkata')::date, date), null, null, task_name
      from farm_tasks where ${here} and completed_at is not null
      union all
      select id, 'scan', coalesce(label, verdict), (created_at at time zone 'Asia/Kolkata')::date, null, null, ''
      from scans where ${here}
      union all
      select id, 'loss', cause, (happened_at at time zone 'Asia/Kolkata')::date, estimate_percent, '%', note
      from losses where ${here}
    ) as diary order by diary.date desc, diary.id desc limit ${DIARY_MAX}`);
  return rows;
}
