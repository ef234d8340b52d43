import { cropIdOf } from '@ankur/crops/crop-id';
import { allCropWords } from '@ankur/crops/words';
import { type SQL, sql } from 'drizzle-orm';
import type { FeedKind } from './feed.tables.ts';

export interface FeedFilter {
  filter: 'all' | 'following' | 'near' | 'crop';
  crop?: string | undefined;
  author?: string | undefined;
  district?: string | null | undefined;
  before?: string | undefined;
  limit: number;
}

/**
 * No row: asked of each item as it is read. Without `offset 0` PostgreSQL makes an anti-join of it, and on tables that are empty or
 * were never analysed it then expects hardly any item to pass, and sorts all of them instead of reading the newest from the index.
 */
const none = (rows: SQL) => sql`not exists (${rows} offset 0)`;

/** Neither has blocked the other. */
export const unblocked = (one: string, other: SQL) => sql`
  ${none(sql`select 1 from blocks b where b.farmer_id = ${one}::uuid and b.blocked_id = ${other}`)}
  and ${none(sql`select 1 from blocks b where b.farmer_id = ${other} and b.blocked_id = ${one}::uuid`)}`;

/** Condition: the viewer may see the author's items. */
export const authorSeen = (viewer: string, author: SQL) => sql`
  ${unblocked(viewer, author)}
  and ${none(sql`select 1 from farmers s where s.id = ${author} and (s.suspended_at is not null or s.hidden_at is not null)`)}`;

/** Every spelling under which items on a crop may stand: its names in the register, or the word alone where that lacks it. */
function spellingsOf(crop: string): SQL {
  const id = cropIdOf(crop);
  const words = [crop, ...(id === null ? [] : [id, ...allCropWords(id)])];
  const spellings = [...new Set(words.map((word) => word.toLowerCase()))];
  return sql`${sql.param(spellings)}::text[]`;
}

const itemSeen = (viewer: string, kind: FeedKind) => sql`
  i.kind = ${kind} and i.removed_at is null
  and ${none(sql`select 1 from hidden_items h where h.farmer_id = ${viewer} and h.item_id = i.id`)}`;

/**
 * Selects the ids of one page with their positions, newest first. Each variant scans an index from the cursor and stops after a page, so
 * that its cost does not grow with the feed; for followed authors and for the spellings of a crop it takes a page of each and the newest
 * of these.
 */
export function pageOf(viewer: string, kind: FeedKind, query: FeedFilter): SQL {
  const { before, author, filter, district, crop, limit } = query;
  const wanted = sql.join(
    [
      itemSeen(viewer, kind),
      ...(before ? [sql`i.place < ${before}::uuid`] : []),
      ...(author ? [sql`i.farmer_id = ${author}::uuid`] : []),
      ...(filter === 'near' ? [sql`i.district = ${district ?? ''}`] : []),
    ],
    sql` and `,
  );
  const spellings = filter === 'crop' || crop ? spellingsOf(crop ?? '') : null;
  if (spellings && filter !== 'following')
    return sql`select newest.id, newest.place as cursor from unnest(${spellings}) as said (crop) cross join lateral (
        select i.id, i.place from feed_items i
        where i.crop = said.crop and ${wanted} and ${authorSeen(viewer, sql`i.farmer_id`)}
        order by i.place desc limit ${limit}
      ) newest
      order by newest.place desc limit ${limit}`;
  if (filter !== 'following')
    return sql`select i.id, i.place as cursor from feed_items i where ${wanted} and ${authorSeen(viewer, sql`i.farmer_id`)}
      order by i.place desc limit ${limit}`;
  return sql`select newest.id, newest.place as cursor from follows w cross join lateral (
      select i.id, i.place from feed_items i where i.farmer_id = w.followed_id and ${wanted}
        ${spellings ? sql`and i.crop = any(${spellings})` : sql``} order by i.place desc limit ${limit}
    ) newest
    where w.follower_id = ${viewer} and ${authorSeen(viewer, sql`w.followed_id`)}
    order by newest.place desc limit ${limit}`;
}

/** Selects the ids of one page of items that the viewer voted `value`, in order. */
export function votedPageOf(
  viewer: string,
  kind: FeedKind,
  value: 1 | -1,
  { before, limit }: { before: string | undefined; limit: number },
): SQL {
  return sql`select i.id, i.id as cursor from feed_votes mine join feed_items i on i.id = mine.item_id
    where mine.farmer_id = ${viewer} and mine.value = ${value} and ${itemSeen(viewer, kind)}
      and ${authorSeen(viewer, sql`i.farmer_id`)} ${before ? sql`and mine.item_id < ${before}::uuid` : sql``}
    order by mine.item_id desc limit ${limit}`;
}
