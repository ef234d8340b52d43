import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { isMediaKey, type MediaStore } from '../../platform/media-store/media-store.ts';
import { NAMED_MEDIA } from '../../platform/media-store/named-media.ts';

/** A file that is younger may still get its row. */
const AGE_MS = 86_400_000;
/** Files looked up at once, each time in one reading of the tables. */
const BATCH = 20_000;
/** So many may be left by accidents; more of them than of named ones means another product's store. */
const FEW = 200;
const OURS = /^(?:posts|reels|profile|scans|experts|losses|farm)\//;
const HALF = /\.part$/;

interface StoredFile {
  key: string;
  bytes: number;
}

/**
 * Removes stored files of ours older than a day that no row names: what a kill between a file and its row, or a store
 * that was away, left behind. Answers how many; removes none when most files are nobody's. What is named is counted for
 * its account, what is not there any more no longer.
 */
export async function removeOrphans(
  { db, clock, media }: { db: Database; clock: Clock; media: MediaStore },
  warn: (message: string) => void,
): Promise<number> {
  const before = new Date(clock.now().getTime() - AGE_MS);
  const orphans: string[] = [];
  let seen = 0;
  let batch: StoredFile[] = [];
  const lookUp = async () => {
    const given = sql`jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as given (key text, bytes bigint)`;
    const { rows } = await db.execute<{ key: string }>(sql`
      select given.key from ${given} where not exists
        (select 1 from (${NAMED_MEDIA}) named where named.key = given.key)`);
    await db.execute(sql`
      insert into stored_files (key, farmer_id, bytes, stored_at)
      select given.key, named.farmer_id, given.bytes, ${clock.now().toISOString()}::timestamptz
      from ${given} join (${NAMED_MEDIA}) named on named.key = given.key on conflict do nothing`);
    orphans.push(...rows.map(({ key }) => key));
    seen += batch.length;
    batch = [];
  };
  for await (const { key, writtenAt, bytes } of media.list()) {
    if (writtenAt > before || !OURS.test(key) || !isMediaKey(key.replace(HALF, ''))) continue;
    batch.push({ key, bytes });
    if (batch.length === BATCH) await lookUp();
  }
  if (batch.length > 0) await lookUp();
  await db.execute(sql`delete from stored_files s where s.stored_at < ${before.toISOString()}::timestamptz
    and not exists (select 1 from (${NAMED_MEDIA}) named where named.key = s.key)`);
  if (orphans.length > FEW && orphans.length > seen / 2) {
    warn(
      `${orphans.length} of ${seen} stored files belong to no row: is the store another's? Kept`,
    );
    return 0;
  }
  await media.remove(orphans);
  return orphans.length;
}
