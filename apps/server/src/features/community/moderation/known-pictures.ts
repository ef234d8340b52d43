import { sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Ids } from '../../../platform/ids.ts';
import { hide } from './hide-reported.ts';
import { createTakedownsRepository, type Subject } from './takedowns.repository.ts';

/** Largest Hamming distance (of 64 bits) of a scaled, recompressed or brightened copy. */
const BITS_APART = 6;

interface Deps {
  clock: Clock;
  ids: Ids;
}

/** Adds the picture of a post or reel to the known ones; no effect without a hash. */
export async function rememberPicture(
  on: Queryable,
  itemId: string,
  { id, actorId, why, now }: { id: string; actorId: string | null; why: string | null; now: Date },
): Promise<void> {
  await on.execute(sql`
    insert into known_pictures (id, hash, item_id, why, added_by, added_at)
    select ${id}::uuid, picture_hash, id, ${why}, ${actorId}::uuid, ${now.toISOString()}::timestamptz
    from feed_items where id = ${itemId}::uuid and picture_hash is not null`);
}

/** Removes the picture of a restored item from the known ones. */
export async function forgetPicture(on: Queryable, itemId: string): Promise<void> {
  await on.execute(sql`delete from known_pictures where item_id = ${itemId}::uuid`);
}

/**
 * Hides a new item, pending review, when its picture is similar to a known one; returns what it hid. Runs in the
 * transaction that makes the item, so that it is never in sight, whatever fails.
 */
export async function hideKnownPicture(
  on: Queryable,
  itemId: string,
  hash: string | null,
  deps: Deps,
): Promise<Subject | undefined> {
  if (hash === null) return undefined;
  const { rows } = await on.execute<{ apart: number }>(sql`
    select bit_count(hash # ${hash}::bit(64))::int as apart from known_pictures
    where bit_count(hash # ${hash}::bit(64)) <= ${BITS_APART} order by 1 limit 1`);
  const subject = rows[0] && (await createTakedownsRepository(on).lockSubject(itemId));
  if (!subject) return undefined;
  const note = `${rows[0]?.apart} of 64 bits differ`;
  await hide(on, subject, { ground: 'known-picture', note }, deps);
  return subject;
}
