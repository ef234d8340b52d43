import { check } from '@ankur/contracts/http/errors';
import { profileEndpoints } from '@ankur/contracts/profile/endpoints';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { PROFILE_FIELDS, saveProfile } from '@ankur/testkit/profiles';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const save = (farmer: TestFarmer, fields: Record<string, string>) =>
  saveProfile(testApp.app, farmer, fields);

describe('profile', () => {
  it('is empty with its defaults before it is saved', async () => {
    const farmer = await aFarmer(testApp.app);
    const answer = await farmer.call('GET', '/api/user/profile/');
    expect(answer.statusCode).toBe(200);
    expect(check(profileEndpoints.profile.answer, answer.json()).ok).toBe(true);
    expect(answer.json()).toMatchObject({
      email: farmer.email,
      name: null,
      land_type: 'irrigated',
      irrigation: 'sprinkler',
      profile_picture: null,
      post_count: 0,
      followers_count: 0,
      following_count: 0,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('returns what was saved, and sets the account’s name', async () => {
    const farmer = await aFarmer(testApp.app, { name: 'Before' });
    const saved = await save(farmer, { ...PROFILE_FIELDS, bio: 'Third generation on this land.' });
    expect(saved.statusCode).toBe(200);
    expect(check(profileEndpoints.saveProfile.answer, saved.json()).ok).toBe(true);
    expect(saved.json().profile_picture).toBeNull();
    expect((await farmer.call('GET', '/api/user/profile/')).json()).toMatchObject({
      ...PROFILE_FIELDS,
      age: 42,
      land_size: 2.25,
      annual_crops: 2,
      bio: 'Third generation on this land.',
    });
    expect((await farmer.call('GET', '/api/user/name/')).json()).toEqual({ name: 'Asha Pawar' });
  });

  it('counts posts, followers and those followed', async () => {
    const [farmer, fan] = [await aFarmer(testApp.app), await aFarmer(testApp.app)];
    const idOf = ({ access }: TestFarmer) => JSON.parse(atob(access.split('.')[1] ?? '')).sub;
    const { db, ids } = testApp.inputs;
    const post = (kind: string, removed: string | null) =>
      db.execute(sql`
        insert into feed_items (id, kind, farmer_id, description, media, created_at, removed_at)
        values (${ids.next()}, ${kind}, ${idOf(farmer)}, 'x', '{}', now(), ${removed})`);
    await post('post', null);
    await post('post', '2026-11-20T00:00:00Z');
    await post('reel', null);
    await db.execute(sql`
      insert into follows (follower_id, followed_id, created_at)
      values (${idOf(fan)}, ${idOf(farmer)}, now())`);
    const counts = { post_count: 1, followers_count: 1, following_count: 0 };
    expect((await farmer.call('GET', '/api/user/profile/')).json()).toMatchObject(counts);
    expect((await fan.call('GET', '/api/user/profile/')).json().following_count).toBe(1);
  });

  it('keeps absent optional fields', async () => {
    const farmer = await aFarmer(testApp.app);
    await save(farmer, { ...PROFILE_FIELDS, bio: 'Kept' });
    const { livestock: _, irrigation: __, ...fewer } = PROFILE_FIELDS;
    expect((await save(farmer, fewer)).statusCode).toBe(200);
    expect((await farmer.call('GET', '/api/user/profile/')).json()).toMatchObject({
      livestock: 'Two bullocks',
      irrigation: 'drip',
      bio: 'Kept',
    });
  });

  it('reports every field with a rule when nothing was sent', async () => {
    const answer = await save(await aFarmer(testApp.app), { x: '1' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({
      name: ['Name must be 2-50 characters and letters only'],
      age: ['Age must be between 18 and 120'],
      contact: ['Phone number must be 10 digits'],
      location: ['Location must be at least 3 characters'],
      land_size: ['Land size must be between 0 and 10,000 acres'],
      crops: ['Please enter at least one crop'],
      seed_brand: ['Seed brand must be at least 2 characters'],
      annual_crops: ['Crops per year must be between 1 and 10'],
    });
  });

  it.each([
    ['name', ['A', 'R2', 'a'.repeat(51)], ['Om', 'ज्ञानेश्वर माउली', 'a'.repeat(50)]],
    ['age', ['17', '121', '30.5', 'forty', '-30', ''], ['18', '120', '४२']],
    ['contact', ['987654321', '98765432101', '98765 4321'], ['0123456789', '९८७६५४३२१०']],
    ['location', ['ab', '  a  '], ['abc']],
    ['land_size', ['0', '-1', '10000.1', 'NaN', '1e3', ''], ['0.1', '10000', '2.55']],
    ['crops', ['', '  '], ['Rice']],
    ['seed_brand', ['M'], ['MH']],
    ['annual_crops', ['0', '11', '1.5'], ['1', '10']],
    ['land_type', ['wet'], ['dry', '']],
    ['irrigation', ['canal'], ['flood', '']],
  ])('holds the rule of %s at both edges', async (field, wrong, right) => {
    const farmer = await aFarmer(testApp.app);
    for (const value of wrong) {
      const answer = await save(farmer, { ...PROFILE_FIELDS, [field]: value });
      expect([value, answer.statusCode]).toEqual([value, 400]);
      expect(Object.keys(answer.json().errors)).toEqual([field]);
    }
    for (const value of right) {
      const answer = await save(farmer, { ...PROFILE_FIELDS, [field]: value });
      expect([value, answer.statusCode]).toEqual([value, 200]);
    }
  });

  it('loses NUL characters, which the database does not keep', async () => {
    const farmer = await aFarmer(testApp.app);
    const fields = { ...PROFILE_FIELDS, crops: 'Cot\u0000ton', bio: '\u0000 Om' };
    expect((await save(farmer, fields)).statusCode).toBe(200);
    expect((await farmer.call('GET', '/api/user/profile/')).json()).toMatchObject({
      crops: 'Cotton',
      bio: 'Om',
    });
  });

  it.each([
    ['GET', '/api/user/profile/'],
    ['POST', '/api/user/profile-input/'],
    ['GET', '/api/user/place/'],
    ['PUT', '/api/user/place/'],
    ['PATCH', '/api/user/preferences/'],
  ] as const)('%s %s needs a token', async (method, url) => {
    expect((await testApp.app.inject({ method, url })).statusCode).toBe(401);
  });
});

describe('place and language', () => {
  const WANI = { lat: 20.06, lon: 78.95, city: 'Wani', district: 'Yavatmal', state: 'Maharashtra' };

  it('stores the chosen place before there is a profile', async () => {
    const farmer = await aFarmer(testApp.app);
    const empty = await farmer.call('GET', '/api/user/place/');
    expect(empty.json()).toEqual({
      ...{ lat: null, lon: null, city: null, district: null, state: null },
      updated_at: null,
    });
    const chosen = { ...WANI, updated_at: testApp.clock.now().toISOString() };
    expect((await farmer.call('PUT', '/api/user/place/', WANI)).json()).toEqual(chosen);
    expect((await farmer.call('GET', '/api/user/place/')).json()).toEqual(chosen);
    expect((await farmer.call('GET', '/api/user/profile/')).json().name).toBeNull();
    await save(farmer, PROFILE_FIELDS);
    expect((await farmer.call('GET', '/api/user/place/')).json()).toEqual(chosen);
  });

  it('names the place of the profile’s words until one is chosen', async () => {
    const farmer = await aFarmer(testApp.app);
    await save(farmer, { ...PROFILE_FIELDS, location: 'Yavatmal' });
    const place = async () => (await farmer.call('GET', '/api/user/place/')).json();
    expect(await place()).toMatchObject({
      ...{ city: 'Yavatmal', district: 'Yavatmal', state: 'Maharashtra', updated_at: null },
      lat: expect.closeTo(20.4, 0),
      lon: expect.closeTo(78.1, 0),
    });
    await save(farmer, { ...PROFILE_FIELDS, location: 'Qzxw' });
    expect(await place()).toMatchObject({ lat: null, city: null, state: null });
    await farmer.call('PUT', '/api/user/place/', WANI);
    expect(await place()).toMatchObject({ city: 'Wani' });
  });

  it('refuses an invalid place', async () => {
    const answer = await (await aFarmer(testApp.app)).call('PUT', '/api/user/place/', { lat: 95 });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors).sort()).toEqual(['district', 'lat', 'lon', 'state']);
  });

  it('stores the language', async () => {
    const farmer = await aFarmer(testApp.app);
    const url = '/api/user/preferences/';
    expect((await farmer.call('PATCH', url, { language: 'te' })).json()).toEqual({
      language: 'te',
    });
    expect((await farmer.call('GET', '/api/user/profile/')).json().language).toBe('te');
    expect((await farmer.call('PATCH', url, { language: 'fr' })).statusCode).toBe(400);
  });
});
