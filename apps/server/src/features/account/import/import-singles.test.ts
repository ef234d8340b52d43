import { aFarmer, GOOD_PASSWORD, type TestFarmer } from '@ankur/testkit/farmers';
import { memoryStore } from '@ankur/testkit/memory-store';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const media = memoryStore();
let here: TestApp;
let there: TestApp;
let asha: TestFarmer;
let archive: Buffer;

const PROFILE = {
  ...{ name: 'Asha Patil', age: '41', contact: '9876543210', location: 'Yavatmal' },
  ...{ land_size: '5.5', land_type: 'rainfed', irrigation: 'drip', crops: 'Cotton, Soybean' },
  ...{ livestock: 'Two buffaloes', seed_brand: 'Suvarna', annual_crops: '2', bio: 'क'.repeat(500) },
};
const PUMP = {
  ...{ discharge_lps: null, power_hp: 5, lift_m: 18.5 },
  ...{ power_from: '22:00', power_to: '06:00' },
};
const RATES = { fat_rate: 400.5, snf_rate: null };
const sendTo = (farmer: TestFarmer, content: Uint8Array) =>
  there.app.inject({
    method: 'POST',
    url: '/api/user/import/',
    headers: { authorization: `Bearer ${farmer.access}`, 'content-type': 'application/zip' },
    payload: Buffer.from(content),
  });

beforeAll(async () => {
  here = await buildTestApp({ media: memoryStore() });
  there = await buildTestApp({ media });
  asha = await aFarmer(here.app, { email: 'asha@farm.test' });
  const set = async (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) => {
    const answer = await asha.call(method, `/api/user/${path}/`, body);
    expect([path, answer.statusCode]).toEqual([path, method === 'POST' ? 201 : 200]);
  };
  const content = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#383' },
  })
    .jpeg()
    .toBuffer();
  const form = await multipart(PROFILE, [
    { field: 'profile_picture', name: 'me.jpg', content, type: 'image/jpeg' },
  ]);
  const saved = await here.app.inject({
    method: 'POST',
    url: '/api/user/profile-input/',
    headers: { ...form.headers, authorization: `Bearer ${asha.access}` },
    payload: form.payload,
  });
  expect([saved.statusCode, saved.json().problems]).toEqual([200, undefined]);
  await set('PUT', 'place', { lat: 20.39, lon: 78.13, district: 'Yavatmal', state: 'Maharashtra' });
  await set('PUT', 'irrigation/pump', PUMP);
  await set('PUT', 'animals/milk-rates', RATES);
  await set('PATCH', 'preferences', { language: 'mr' });
  await set('POST', 'fields', { name: 'River field', area: 2 });
  archive = (await asha.call('GET', '/api/user/account/export/')).rawPayload;
});
afterAll(async () => {
  await here.close();
  await there.close();
});

describe('what an account has one of', () => {
  it('brings profile with picture, place, language, pump and rates of the dairy, and leaves the rest of the account', async () => {
    const ravi = await aFarmer(there.app);
    const own = (await ravi.call('GET', '/api/user/profile/')).json();
    const answer = await sendTo(ravi, archive);
    expect(answer.json().imported).toMatchObject({
      ...{ account: 1, profile: 1, pumps: 1, milk_rates: 1 },
    });
    const profile = (await ravi.call('GET', '/api/user/profile/')).json();
    expect(profile).toMatchObject({
      ...PROFILE,
      ...{ age: 41, land_size: 5.5, annual_crops: 2, language: 'mr', email: own.email },
    });
    for (const url of [profile.profile_picture, profile.profile_picture_small])
      expect([url, (await there.app.inject({ url })).statusCode]).toEqual([url, 200]);
    expect((await ravi.call('GET', '/api/user/place/')).json()).toMatchObject({ lat: 20.39 });
    expect((await ravi.call('GET', '/api/user/irrigation/pump/')).json().pump).toEqual(PUMP);
    const { rates } = (await ravi.call('GET', '/api/user/animals/milk-rates/')).json();
    expect(rates).toEqual(RATES);
    const signedIn = await there.app.inject({
      method: 'POST',
      url: '/api/user/login/',
      payload: { email: own.email, password: GOOD_PASSWORD },
    });
    expect(signedIn.statusCode).toBe(200);
    expect(own.email).not.toBe(asha.email);
  });

  it('leaves what the account has saved of its own', async () => {
    const ravi = await aFarmer(there.app);
    const pump = { ...PUMP, power_hp: 3 };
    await ravi.call('PUT', '/api/user/irrigation/pump/', pump);
    await ravi.call('PUT', '/api/user/animals/milk-rates/', { fat_rate: 380 });
    await ravi.call('PATCH', '/api/user/preferences/', { language: 'hi' });
    const told = { ...PROFILE, name: 'Ravi Rathod' };
    const saved = await ravi.call('POST', '/api/user/profile-input/', told);
    expect(saved.statusCode).toBe(200);
    const before = [...media.files.keys()].filter((key) => key.startsWith('profile/'));
    const answer = await sendTo(ravi, archive);
    expect(answer.statusCode).toBe(200);
    for (const name of ['account', 'profile', 'pumps', 'milk_rates'])
      expect(answer.json().imported).not.toHaveProperty(name);
    const profile = (await ravi.call('GET', '/api/user/profile/')).json();
    expect(profile).toMatchObject({ name: told.name, language: 'hi', profile_picture: null });
    expect((await ravi.call('GET', '/api/user/irrigation/pump/')).json().pump).toEqual(pump);
    const { rates } = (await ravi.call('GET', '/api/user/animals/milk-rates/')).json();
    expect(rates).toEqual({ fat_rate: 380, snf_rate: null });
    const after = [...media.files.keys()].filter((key) => key.startsWith('profile/'));
    expect(after).toEqual(before);
  });

  it.each([
    [
      'a profile that no form would save',
      'profile',
      (told: object) => ({ ...told, contact: '12' }),
    ],
    [
      'a profile with a text too long',
      'profile',
      (told: object) => ({ ...told, bio: 'a'.repeat(501) }),
    ],
    ['two pumps', 'pumps', (told: object[]) => [...told, ...told]],
    ['half a pump', 'pumps', ([pump]: object[]) => [{ ...pump, lift_m: null }]],
    ['a rate below nothing', 'milk_rates', ([told]: object[]) => [{ ...told, fat_rate_paise: -1 }]],
    ['a language that nobody speaks here', 'account', () => ({ language: 'xx' })],
  ])('takes nothing of an archive with %s', async (_what, name, change) => {
    const ravi = await aFarmer(there.app);
    const files = unzipSync(new Uint8Array(archive));
    const told = JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
    files[`${name}.json`] = strToU8(JSON.stringify(change(told)));
    const before = [...media.files.keys()];
    const answer = await sendTo(ravi, zipSync(files));
    expect([answer.statusCode, answer.json().problems]).toEqual([
      400,
      [{ field: 'file', code: 'archive_refused', params: { name } }],
    ]);
    expect([...media.files.keys()]).toEqual(before);
    expect((await ravi.call('GET', '/api/user/fields/')).json()).toEqual([]);
    expect((await ravi.call('GET', '/api/user/profile/')).json().contact).toBeNull();
    expect((await ravi.call('GET', '/api/user/irrigation/pump/')).json().pump).toBeNull();
    expect((await sendTo(ravi, archive)).statusCode).toBe(200);
  });
});
