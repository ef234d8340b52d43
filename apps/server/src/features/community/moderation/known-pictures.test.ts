import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: TestApp;
let asha: TestFarmer;
let ravi: TestFarmer;
let moderator: TestFarmer;
beforeAll(async () => {
  test = await buildTestApp();
  asha = await aFarmer(test.app);
  ravi = await aFarmer(test.app);
  moderator = await aFarmer(test.app);
  await test.inputs.db.execute(sql`insert into account_roles (farmer_id, role, granted_at)
    select id, 'moderator', now() from farmers where email = ${moderator.email}`);
});
afterAll(() => test.close());

const drawn = (angle: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="white"/><rect x="40" y="60" width="150" height="90" fill="black" transform="rotate(${angle} 200 150)"/><circle cx="300" cy="200" r="70" fill="grey"/></svg>`,
    ),
  );
async function share(who: TestFarmer, photo: Buffer, more: Record<string, string> = {}) {
  const form = await multipart({ description: 'Look', ...more }, [
    { field: 'photo', name: 'a.jpg', content: photo, type: 'image/jpeg' },
  ]);
  return test.app.inject({
    method: 'POST',
    url: '/api/user/posts/',
    headers: { ...form.headers, authorization: `Bearer ${who.access}` },
    payload: form.payload,
  });
}
const isSeen = async (id: string) =>
  (await asha.call('GET', `/api/user/posts/${id}/`)).statusCode === 200;
const decide = (id: string, body: object) =>
  moderator.call('POST', `/api/console/cases/${id}/decide/`, { why: 'Somebody else', ...body });

it('hides a removed picture when it is shared again, until the removal is undone', async () => {
  const bad = (await share(asha, await drawn(0).jpeg().toBuffer())).json();
  await decide(bad.id, { deed: 'remove', ground: 'private', remember_picture: true });
  const again = await share(ravi, await drawn(0).resize(250).jpeg({ quality: 40 }).toBuffer());
  expect(again.statusCode).toBe(201);
  expect(await isSeen(again.json().id)).toBe(false);
  const [waiting] = (await moderator.call('GET', '/api/console/cases/')).json();
  expect(waiting).toMatchObject({
    id: again.json().id,
    takedown: { state: 'hidden', ground: 'known-picture' },
  });
  const [own] = (await ravi.call('GET', '/api/user/takedowns/')).json();
  expect(own).toMatchObject({ ground: 'known-picture', may_appeal: true });
  const other = (await share(ravi, await drawn(90).jpeg().toBuffer())).json();
  expect(await isSeen(other.id)).toBe(true);
  await decide(bad.id, { deed: 'restore' });
  const fine = (await share(ravi, await drawn(0).jpeg().toBuffer())).json();
  expect(await isSeen(fine.id)).toBe(true);
});

it('shares nothing while a known picture cannot be hidden', async () => {
  const { db, ids } = test.inputs;
  const bad = (await share(asha, await drawn(20).jpeg().toBuffer())).json();
  await decide(bad.id, { deed: 'remove', ground: 'private', remember_picture: true });
  await db.execute(
    sql`alter table takedowns add constraint none_now check (made_at is null) not valid`,
  );
  const id = ids.next();
  const photo = await drawn(20).jpeg({ quality: 60 }).toBuffer();
  expect((await share(ravi, photo, { id })).statusCode).toBe(500);
  await db.execute(sql`alter table takedowns drop constraint none_now`);
  expect((await share(ravi, photo, { id })).statusCode).toBe(201);
  expect(await isSeen(id)).toBe(false);
});
