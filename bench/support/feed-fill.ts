import { createHash } from 'node:crypto';
import { asOwner } from './as-owner.ts';

const POSTS_PER_FARMER = 25;
const VOTES_PER_POST = 10;
const BLOCKS_PER_FARMER = 3;

const FIRST_MS = 1_700_000_000_000;

/** SQL of a UUIDv7 with the time `at` (ms) and random bits from the hash of `seed`. */
const idOf = (at: string, seed: string) =>
  `(lpad(to_hex(${at}), 12, '0') || '7' || substr(md5(${seed}), 1, 3) || '8' || substr(md5(${seed}), 4, 15))::uuid`;
const farmerId = (n: string) => idOf(`${FIRST_MS}::bigint`, `'farmer' || (${n})`);
const postId = (n: string) => idOf(`${FIRST_MS} + (${n})::bigint * 20000`, `'post' || (${n})`);

const asUuid = (at: number, seed: string) => {
  const hash = createHash('md5').update(seed).digest('hex');
  const hex = `${at.toString(16).padStart(12, '0')}7${hash.slice(0, 3)}8${hash.slice(3, 18)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
/** The same ids as in the database. */
export const farmerAt = (n: number) => asUuid(FIRST_MS, `farmer${n}`);
export const postAt = (n: number) => asUuid(FIRST_MS + n * 20_000, `post${n}`);

/** Whether the voter and the author of a post have blocked each other, in a feed of so many posts. */
export function isBlocked(posts: number, post: number, voter: number): boolean {
  const farmers = posts / POSTS_PER_FARMER;
  const author = 1 + ((post * 7919) % farmers);
  const blocks = (by: number, whom: number) =>
    Array.from(
      { length: BLOCKS_PER_FARMER },
      (_, k) => 1 + ((by + 11 * (k + 1) + 3) % farmers),
    ).includes(whom);
  return blocks(author, voter) || blocks(voter, author);
}

/**
 * Inserts twenty-five posts of each farmer, with eight likes and two dislikes each; every farmer follows fifty others, has
 * blocked three and hidden five posts. Triggers and keys are off meanwhile, because the totals are known. The database of the
 * data folder must be running.
 */
export async function fillFeed(dataDir: string, posts: number): Promise<void> {
  const farmers = posts / POSTS_PER_FARMER;
  await asOwner(dataDir, async (client) => {
    const run = (text: string) => client.query(text);
    await run('begin');
    await run('set local session_replication_role = replica');
    await run('set local synchronous_commit = off');
    await run(`insert into farmers (id, email, name, password_hash, created_at)
      select ${farmerId('n')}, 'bench' || n || '@ankur.test', 'Farmer ' || n, 'none', '2025-01-01'
      from generate_series(1, ${farmers}) n`);
    await run(`insert into profiles (farmer_id, name, place_district, place_state)
      select ${farmerId('n')}, 'Farmer ' || n, 'District ' || n % 40, 'Maharashtra' from generate_series(1, ${farmers}) n`);
    await run(`insert into follows (follower_id, followed_id, created_at)
      select ${farmerId('n')}, ${farmerId(`1 + (n + 7 * k) % ${farmers}`)}, '2025-01-01'
      from generate_series(1, ${farmers}) n, generate_series(1, 50) k on conflict do nothing`);
    await run(`insert into blocks (farmer_id, blocked_id, created_at)
      select ${farmerId('n')}, ${farmerId(`1 + (n + 11 * k + 3) % ${farmers}`)}, '2025-01-01'
      from generate_series(1, ${farmers}) n, generate_series(1, ${BLOCKS_PER_FARMER}) k on conflict do nothing`);
    await run(`insert into feed_items (id, place, kind, farmer_id, description, media, blur, crop, state, district,
        total_likes, total_dislikes, created_at, removed_at)
      select ${postId('n')}, ${postId('n')}, 'post', ${farmerId(`1 + n::bigint * 7919 % ${farmers}`)},
        'What the field looks like today, number ' || n || '. ' || repeat(md5(n::text) || ' ', 3),
        jsonb_build_object('pictures', jsonb_build_array(
          jsonb_build_object('width', 320, 'webp', 'posts/a' || n || '.webp'),
          jsonb_build_object('width', 720, 'webp', 'posts/b' || n || '.webp', 'avif', 'posts/b' || n || '.avif'),
          jsonb_build_object('width', 1280, 'webp', 'posts/c' || n || '.webp'))),
        'data:image/webp;base64,' || md5(n::text) || md5((n + 1)::text) || md5((n + 2)::text),
        (array['cotton','soybean','wheat','tur','onion','maize','rice','gram'])[1 + n * 3 % 8],
        'Maharashtra', 'District ' || n * 11 % 40, 8, 2,
        to_timestamp((${FIRST_MS} + n::bigint * 20000) / 1000.0), case when n % 100 = 7 then now() end
      from generate_series(1, ${posts}) n`);
    await run(`insert into hidden_items (farmer_id, item_id)
      select ${farmerId('n')}, ${postId(`${posts} - (n + k * 13) % 600`)}
      from generate_series(1, ${farmers}) n, generate_series(1, 5) k on conflict do nothing`);
    // Indexes are created at the end: inserting ten million random entries takes half an hour.
    await run('alter table feed_votes drop constraint feed_votes_pkey');
    await run('drop index feed_votes_farmer');
    await run(`insert into feed_votes (item_id, farmer_id, value)
      select ${postId('n')}, ${farmerId(`1 + (n::bigint * 31 + k * 1987) % ${farmers}`)}, case when k < 8 then 1 else -1 end
      from generate_series(1, ${posts}) n, generate_series(0, ${VOTES_PER_POST - 1}) k`);
    await run(`set local maintenance_work_mem = '512MB'`);
    await run('alter table feed_votes add primary key (item_id, farmer_id)');
    await run('create index feed_votes_farmer on feed_votes (farmer_id, item_id desc)');
    await run('commit');
    await run('vacuum analyze');
    await run('checkpoint');
  });
}
