import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { PipelinedReader } from '../../platform/database/pipelined-reader.ts';

/** Cache lifetime: how late a process may notice that another one has hidden an item. */
const REMEMBERED_MS = 10_000;
const REMEMBERED_MAX = 20_000;

interface Question {
  name: string;
  text: string;
  /** Query by media key. */
  value(key: string): string;
}

const itself = (key: string) => key;
/**
 * The row is looked up for itself: joined and cut off after the first one, it might be searched for from the beginning of
 * the table, since the planner takes containment for more common than it is.
 */
const ofAccountInSight = (
  rows: string,
  out = 'f.suspended_at is not null',
) => `with named as materialized (${rows})
  select 1 from named n
  where not exists (select 1 from farmers f where f.id = n.farmer_id and (${out}))`;
const twoSizes = (table: 'profiles' | 'scans') =>
  ofAccountInSight(
    `select farmer_id from ${table} where picture_key = $1 or small_picture_key = $1`,
  );
const item = ofAccountInSight(
  'select farmer_id from feed_items where media @> $1::jsonb and removed_at is null',
  'f.suspended_at is not null or f.hidden_at is not null',
);
const endingOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/** By folder: the row that must name a file, and be visible, for the file to be served. Indexes: migration 0090. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  posts: {
    name: 'media-item',
    text: item,
    value: (key) => JSON.stringify({ pictures: [{ [endingOf(key)]: key }] }),
  },
  reels: {
    name: 'media-item',
    text: item,
    value: (key) => JSON.stringify(endingOf(key) === 'webp' ? { poster: key } : { video: key }),
  },
  profile: { name: 'media-profile', text: twoSizes('profiles'), value: itself },
  scans: { name: 'media-scan', text: twoSizes('scans'), value: itself },
  losses: {
    name: 'media-loss',
    text: ofAccountInSight('select farmer_id from loss_photos where key = $1 or small_key = $1'),
    value: itself,
  },
  farm: {
    name: 'media-farm',
    text: ofAccountInSight('select farmer_id from farm_pictures where key = $1 or small_key = $1'),
    value: itself,
  },
  experts: {
    name: 'media-question',
    text: ofAccountInSight('select farmer_id from expert_requests where photo_key = $1'),
    value: itself,
  },
};

/**
 * Whether a file may be seen: a row names it that was not removed, of an account that is neither suspended nor gone.
 * Positive answers are cached for ten seconds, negative ones never.
 */
export function createShownMedia(
  reads: PipelinedReader,
  clock: Clock,
): (key: string) => Promise<boolean> {
  const seen = new LRUCache<string, true>({
    max: REMEMBERED_MAX,
    ttl: REMEMBERED_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  return async (key) => {
    if (seen.has(key)) return true;
    const question = QUESTIONS[key.slice(0, key.indexOf('/'))];
    if (!question) return false;
    const rows = await reads.rows(question.name, question.text, [question.value(key)]);
    if (rows.length === 0) return false;
    seen.set(key, true);
    return true;
  };
}
