import { and, asc, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { scans } from '../scans.tables.ts';

const AT_ONCE = 500;

/** Scans to which an expert or a laboratory said something, of all farmers, oldest first, in pieces. */
export async function* labelledScans(db: Database) {
  let after: string | undefined;
  for (;;) {
    const told = isNotNull(scans.wordLabel);
    const rows = await db
      .select({
        id: scans.id,
        farmerId: scans.farmerId,
        pictureKey: scans.pictureKey,
        label: scans.wordLabel,
        by: scans.wordBy,
        lat: scans.placeLat,
        lon: scans.placeLon,
        createdAt: scans.createdAt,
      })
      .from(scans)
      .where(after === undefined ? told : and(told, gt(scans.id, after)))
      .orderBy(asc(scans.id))
      .limit(AT_ONCE);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id;
  }
}
