import { roundAcres } from '@ankur/agronomy/units';
import type { SharedDiary } from '@ankur/contracts/farm-record/shares';
import { and, eq } from 'drizzle-orm';
import { type DiaryDeps, listDiary } from './diary.repository.ts';
import { plantings } from './plantings.tables.ts';

const MONEY: readonly string[] = ['expense', 'income'];

/** What is shown of a planting to somebody who has a link: its work and pictures, without its money; null when it is gone. */
export async function findSharedPlanting(
  deps: DiaryDeps,
  farmerId: string,
  id: string,
): Promise<SharedDiary['planting']> {
  const mine = and(eq(plantings.id, id), eq(plantings.farmerId, farmerId));
  const [row] = await deps.db.select().from(plantings).where(mine);
  if (!row) return null;
  const diary = await listDiary(deps, farmerId, id);
  return {
    crop: row.crop,
    variety: row.variety,
    sown_on: row.sownOn,
    area_acres: row.areaAcres === null ? null : roundAcres(row.areaAcres),
    // What own work is worth stands in the entry itself, which only its farmer changes.
    diary: diary
      .filter(({ source }) => !MONEY.includes(source))
      .map((entry) => ({ ...entry, event: null })),
  };
}
