import type { DiaryEntry } from '@ankur/contracts/farm-record/plantings';
import { sql } from 'drizzle-orm';
import type { AppDeps } from '../../app-deps.ts';
import { type PlantingEventRow, toPlantingEvent } from './plantings.mapper.ts';

/** Most entries of one planting in an answer, the newest. */
const DIARY_MAX = 500;

/** What a diary is read with. */
export type DiaryDeps = Pick<AppDeps, 'db' | 'mediaLinks' | 'farmPictures' | 'entryMoney'>;

interface Line extends Record<string, unknown>, Omit<DiaryEntry, 'pictures' | 'picture' | 'event'> {
  keys: string[] | null;
  /** Of an entry of the diary itself: its note without the product, and what only its kind has. */
  said: string | null;
  details: PlantingEventRow['details'] | null;
  updated_ms: number | null;
}

/** Everything that was written down of a planting, by whichever feature, newest first. */
export async function listDiary(
  { db, mediaLinks: links, farmPictures, entryMoney }: DiaryDeps,
  farmerId: string,
  id: string,
): Promise<DiaryEntry[]> {
  const here = sql`planting_id = ${id}::uuid and farmer_id = ${farmerId}::uuid`;
  const { rows } = await db.execute<Line>(sql`
    select id, source, kind, date::text as date, amount, unit, note, keys, said, details, updated_ms from (
      select id, 'event' as source, kind, date, amount, unit,
        concat_ws(' · ', nullif(details ->> 'product', ''), nullif(note, '')) as note,
        null::text[] as keys, note as said, details, extract(epoch from updated_at)::float8 * 1000 as updated_ms
      from planting_events where ${here}
      union all
      select id, 'expense', category, date, amount_paise::float8 / 100, 'INR', description, null, null, null, null
      from expenses where ${here} and deleted_at is null
      union all
      select id, 'income', source, date, amount_paise::float8 / 100, 'INR', description, null, null, null, null
      from incomes where ${here} and deleted_at is null
      union all
      select id, 'watering', 'watering', date, volume_m3, 'm³', '', null, null, null, null
      from waterings where ${here}
      union all
      select id, 'task', 'task', coalesce((completed_at at time zone 'Asia/Kolkata')::date, date), null, null, task_name,
        null, null, null, null
      from farm_tasks where ${here} and completed_at is not null and not done_by_diary
      union all
      select id, 'scan', coalesce(label, verdict), (created_at at time zone 'Asia/Kolkata')::date, null, null, '',
        array[small_picture_key], null, null, null
      from scans where ${here}
      union all
      select id, 'loss', cause, (happened_at at time zone 'Asia/Kolkata')::date, estimate_percent, '%', note,
        array(select key from loss_photos p where p.farmer_id = losses.farmer_id and p.loss_id = losses.id order by p.id),
        null, null, null
      from losses where ${here}
    ) as diary order by diary.date desc, diary.id desc limit ${DIARY_MAX}`);
  const events = rows.flatMap((row) => (row.details === null ? [] : [row.id]));
  const [own, money] = await Promise.all([
    farmPictures.of(links, farmerId, 'planting_event', events),
    entryMoney.of(farmerId, 'planting_event', events),
  ]);
  return rows.map(({ keys, said, details, updated_ms, ...entry }) => {
    const picture = own.get(entry.id) ?? null;
    const row = { ...entry, plantingId: id, note: said ?? '' };
    const updatedAt = new Date(Math.round(updated_ms ?? 0));
    return {
      ...entry,
      pictures: picture ? [picture.small_url] : (keys ?? []).map((key) => links.to(key)),
      picture,
      event:
        details === null
          ? null
          : toPlantingEvent({ ...row, details, updatedAt }, picture, money.get(entry.id)),
    };
  });
}
