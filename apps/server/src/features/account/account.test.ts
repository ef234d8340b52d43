import { accountEndpoints } from '@ankur/contracts/account/endpoints';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, GOOD_PASSWORD } from '@ankur/testkit/farmers';
import { PROFILE_FIELDS, saveProfile } from '@ankur/testkit/profiles';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const post = (url: string, payload: object) => testApp.app.inject({ method: 'POST', url, payload });
const renew = (refresh: string) => post('/api/user/token/refresh/', { refresh });
const signIn = async (email: string, userAgent: string) =>
  (
    await testApp.app.inject({
      method: 'POST',
      url: '/api/user/login/',
      payload: { email, password: GOOD_PASSWORD },
      headers: { 'user-agent': userAgent },
    })
  ).json().token as { access: string; refresh: string };

async function withPicture() {
  const farmer = await aFarmer(testApp.app);
  const content = await sharp({
    create: { width: 60, height: 60, channels: 3, background: '#383' },
  })
    .png()
    .toBuffer();
  const saved = await saveProfile(
    testApp.app,
    farmer,
    { ...PROFILE_FIELDS, land_size: '2' },
    content,
  );
  return { farmer, picture: saved.json().profile_picture as string };
}

describe('signed-in devices', () => {
  it('are listed with the current one marked, and one can be signed out', async () => {
    const farmer = await aFarmer(testApp.app);
    const phone = await signIn(farmer.email, 'Mozilla/5.0 (Android 14) Chrome/120 Mobile');
    const list = await farmer.call('GET', '/api/user/sessions/');
    expect(list.statusCode).toBe(200);
    expect(check(accountEndpoints.sessions.answer, list.json()).ok).toBe(true);
    const devices = list.json() as { id: string; device: string; current: boolean }[];
    expect(devices.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: 'Chrome · Android', current: false },
      { device: '', current: true },
    ]);
    const url = `/api/user/sessions/${devices[0]?.id}/`;
    expect((await farmer.call('DELETE', url)).statusCode).toBe(204);
    expect((await farmer.call('DELETE', url)).statusCode).toBe(404);
    expect((await renew(phone.refresh)).statusCode).toBe(401);
    expect((await renew(farmer.refresh)).statusCode).toBe(200);
  });

  it('of another farmer are 404', async () => {
    const [one, other] = [await aFarmer(testApp.app), await aFarmer(testApp.app)];
    const [device] = (await one.call('GET', '/api/user/sessions/')).json() as { id: string }[];
    expect((await other.call('DELETE', `/api/user/sessions/${device?.id}/`)).statusCode).toBe(404);
    expect((await other.call('DELETE', '/api/user/sessions/12/')).statusCode).toBe(404);
    expect((await renew(one.refresh)).statusCode).toBe(200);
  });

  it('can all be signed out except the current one, then that one too', async () => {
    const farmer = await aFarmer(testApp.app);
    const other = await signIn(farmer.email, 'x');
    expect((await farmer.call('POST', '/api/user/sessions/end-others/')).statusCode).toBe(200);
    expect((await renew(other.refresh)).statusCode).toBe(401);
    const next = (await renew(farmer.refresh)).json().refresh;
    expect((await farmer.call('POST', '/api/user/sessions/end-all/')).statusCode).toBe(200);
    expect((await renew(next)).statusCode).toBe(401);
  });
});

describe('export', () => {
  it('is one archive of all data with the picture, without secrets', async () => {
    const { farmer, picture } = await withPicture();
    const id = JSON.parse(atob(farmer.access.split('.')[1] ?? '')).sub as string;
    await testApp.inputs.db.execute(sql`
      insert into waterings (id, farmer_id, crop_type, date, volume_m3, created_at)
      values (${testApp.inputs.ids.next()}, ${id}, 'wheat', '2026-11-20', 40, now())`);
    await testApp.inputs.db.execute(sql`
      insert into calendar_feeds (farmer_id, token, created_at) values (${id}, 'opens-doors', now())`);
    const answer = await farmer.call('GET', '/api/user/account/export/');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="ankur-/);
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const json = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(json('account.json')).toMatchObject({ email: farmer.email, name: 'Asha Pawar' });
    expect(json('profile.json')).toMatchObject({ contact: '9876543210', landAcres: 2 });
    expect(json('devices.json')).toHaveLength(1);
    expect(files[picture.slice(1)]?.length).toBeGreaterThan(50);
    expect(json('waterings.json')).toMatchObject([{ crop_type: 'wheat', volume_m3: 40 }]);
    expect(json('calendar_feeds.json')).toHaveLength(1);
    const everything = Object.entries(files).map(([name, bytes]) =>
      name.endsWith('.json') ? strFromU8(bytes) : '',
    );
    expect(everything.join('')).not.toMatch(/argon2|hash|opens-doors/i);
  });
});

describe('deletion', () => {
  const url = '/api/user/account/delete/';

  it('needs the password', async () => {
    const farmer = await aFarmer(testApp.app);
    expect((await farmer.call('POST', url, {})).json().errors).toEqual({
      password: ['Password is required'],
    });
    const wrong = await farmer.call('POST', url, { password: 'Wrong!2026' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().errors).toEqual({ password: ['Password is incorrect.'] });
    expect((await farmer.call('GET', '/api/user/name/')).statusCode).toBe(200);
  });

  it('deletes the account, its media and tokens at once, and frees the address', async () => {
    const { farmer, picture } = await withPicture();
    expect((await testApp.app.inject({ method: 'GET', url: picture })).statusCode).toBe(200);
    expect((await farmer.call('POST', url, { password: GOOD_PASSWORD })).statusCode).toBe(200);
    expect((await farmer.call('GET', '/api/user/profile/')).statusCode).toBe(401);
    expect((await renew(farmer.refresh)).statusCode).toBe(401);
    expect((await testApp.app.inject({ method: 'GET', url: picture })).statusCode).toBe(404);
    const login = await post('/api/user/login/', {
      email: farmer.email,
      password: GOOD_PASSWORD,
    });
    expect(login.statusCode).toBe(401);
    await aFarmer(testApp.app, { email: farmer.email });
  });

  it('deletes the pictures of posts', async () => {
    const farmer = await aFarmer(testApp.app);
    const id = JSON.parse(atob(farmer.access.split('.')[1] ?? '')).sub as string;
    const { db, ids, media } = testApp.inputs;
    const kept = '{"pictures":[{"width":9,"webp":"posts/one.webp"}]}';
    await media.put('posts/one.webp', Buffer.from('picture'), 'image/webp');
    await db.execute(sql`
      insert into feed_items (id, kind, farmer_id, description, media, created_at)
      values (${ids.next()}, 'post', ${id}, 'Sowing', ${kept}, now())`);
    const archive = await farmer.call('GET', '/api/user/account/export/');
    const files = unzipSync(new Uint8Array(archive.rawPayload));
    expect(strFromU8(files['media/posts/one.webp'] ?? new Uint8Array())).toBe('picture');
    expect(strFromU8(files['community/posts.json'] ?? new Uint8Array())).toContain('Sowing');
    await farmer.call('POST', url, { password: GOOD_PASSWORD });
    expect(await media.get('posts/one.webp')).toBeNull();
  });

  it.each([
    ['GET', '/api/user/sessions/'],
    ['POST', '/api/user/sessions/end-others/'],
    ['POST', '/api/user/sessions/end-all/'],
    ['GET', '/api/user/account/export/'],
    ['POST', '/api/user/account/delete/'],
  ] as const)('%s %s needs a token', async (method, path) => {
    expect((await testApp.app.inject({ method, url: path })).statusCode).toBe(401);
  });
});
