import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { registerFeedJobs } from './community.jobs.ts';

it('deletes withdrawn votes, and no vote that counts', async () => {
  const test = await buildTestApp();
  const { db, ids } = test.inputs;
  const farmer = await aFarmer(test.app);
  const works: (() => Promise<void>)[] = [];
  await registerFeedJobs(
    { every: async (_name, _cron, work) => void works.push(work), stop: async () => {} },
    test.inputs,
    () => {},
  );
  const posts = [ids.next(), ids.next(), ids.next()];
  for (const id of posts) {
    await db.execute(sql`insert into feed_items (id, kind, farmer_id, description, media, created_at)
      select ${id}::uuid, 'post', id, 'x', '{}', now() from farmers`);
    await farmer.call('POST', `/api/user/posts/${id}/like/`);
  }
  const press = (id: string | undefined) => farmer.call('POST', `/api/user/posts/${id}/like/`);
  await press(posts[0]);
  await press(posts[1]);
  const age = sql`${new Date(test.clock.now().getTime() - 3 * 86_400_000).toISOString()}::timestamptz`;
  await db.execute(sql`update feed_votes set voted_at = ${age} where item_id <> ${posts[1]}::uuid`);
  for (const work of works) await work();
  const votes = await db.execute(sql`select item_id, value from feed_votes order by item_id`);
  expect(votes.rows).toEqual([
    { item_id: posts[1], value: 0 },
    { item_id: posts[2], value: 1 },
  ]);
  expect((await press(posts[0])).json()).toMatchObject({ total_likes: 1, liked: true });
  await test.close();
});

it('subtracts the votes of a deleted farmer from the totals', async () => {
  const test = await buildTestApp();
  const { db, ids } = test.inputs;
  const author = await aFarmer(test.app);
  const leaver = await aFarmer(test.app);
  const [liked, disliked] = [ids.next(), ids.next()];
  for (const id of [liked, disliked])
    await db.execute(sql`insert into feed_items (id, kind, farmer_id, description, media, created_at)
      select ${id}::uuid, 'post', id, 'x', '{}', now() from farmers where email = ${author.email}`);
  for (const farmer of [author, leaver]) {
    await farmer.call('POST', `/api/user/posts/${liked}/like/`);
    await farmer.call('POST', `/api/user/posts/${disliked}/dislike/`);
  }
  await db.execute(sql`delete from farmers where email = ${leaver.email}`);
  const { rows } = await db.execute(
    sql`select total_likes, total_dislikes from feed_items order by id`,
  );
  expect(rows).toEqual([
    { total_likes: 1, total_dislikes: 0 },
    { total_likes: 0, total_dislikes: 1 },
  ]);
  await test.close();
});
