import { readFile } from 'node:fs/promises';
import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followRetention, LETTERS_KEPT_DAYS, RETENTION } from './retention.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('matches the table of docs/privacy.md', async () => {
  const text = await readFile(new URL('../../../../../docs/privacy.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| `([\w-]+)` \|.*\| (\d+) \| `retention` \|$/gm)];
  const table = Object.fromEntries(rows.map(([, id, days]) => [id, Number(days)]));
  expect(table).toEqual({
    ...Object.fromEntries(RETENTION.map(({ id, days }) => [id, days])),
    letters: LETTERS_KEPT_DAYS,
  });
});

it('deletes rows past their retention and none before, and continues after a failure', async () => {
  const { db, ids, clock } = test.inputs;
  const farmer = await aFarmer(test.app);
  const { rows: found } = await db.execute<{ id: string }>(
    sql`select id from farmers where email = ${farmer.email}`,
  );
  const id = found[0]?.id ?? '';
  const ago = (days: number) =>
    sql`${new Date(clock.now().getTime() - days * 86_400_000).toISOString()}::timestamptz`;
  const post = async (removed: number) => {
    const item = ids.next();
    await db.execute(sql`insert into feed_items (id, kind, farmer_id, description, media, created_at, removed_at)
      values (${item}, 'post', ${id}, 'Cotton', '{}', ${ago(removed + 1)}, ${ago(removed)})`);
    return item;
  };
  const appealed = await post(200);
  await db.execute(sql`insert into takedowns (id, farmer_id, item_id, state, ground, made_at, appeal, appealed_at)
    values (${ids.next()}, ${id}, ${appealed}, 'removed', 'other', ${ago(200)}, 'It is not', ${ago(190)})`);
  const kept = await post(179);
  await post(181);
  for (const days of [89, 91])
    await db.execute(sql`insert into sessions (id, farmer_id, device, created_at, last_used_at, expires_at, refresh_hash, revoked_at)
      values (${ids.next()}, ${id}, 'old', ${ago(200)}, ${ago(days)}, ${ago(-30)}, ${`hash-${days}`}, ${ago(days)})`);
  for (const days of [6, 8])
    await db.execute(sql`insert into password_resets (id, farmer_id, token_hash, expires_at)
      values (${ids.next()}, ${id}, ${`reset-${days}`}, ${ago(days)})`);
  for (const days of [29, 31])
    await db.execute(
      sql`insert into chat_sessions (id, created_at, last_at) values (${ids.next()}, ${ago(days)}, ${ago(days)})`,
    );
  const warned: string[] = [];
  const forgotten: Date[] = [];
  const mail = {
    ...test.inputs.mail,
    forgetBefore: async (instant: Date) => {
      forgotten.push(instant);
      throw new Error('no such folder');
    },
  };
  await followRetention({ db, clock, mail }, (message) => warned.push(message));
  const left = async (table: string) =>
    (await db.execute(sql`select * from ${sql.identifier(table)}`)).rows;
  const posts = (await left('feed_items')).map((row) => row.id);
  expect(posts.toSorted()).toEqual([appealed, kept].toSorted());
  const devices = (await left('sessions')).map((row) => row.refresh_hash);
  expect(devices).toContain('hash-89');
  expect(devices).not.toContain('hash-91');
  expect((await left('password_resets')).map((row) => row.token_hash)).toEqual(['reset-6']);
  expect(await left('chat_sessions')).toHaveLength(1);
  expect(forgotten).toEqual([new Date(clock.now().getTime() - LETTERS_KEPT_DAYS * 86_400_000)]);
  expect(warned).toEqual(['retention of letters: no such folder']);
});
