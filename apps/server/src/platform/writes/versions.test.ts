import { endpointTable } from '@ankur/contracts/endpoints';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWebm } from '../../testing/made-videos.ts';

let test: TestApp;
let asha: TestFarmer;
let ravi: TestFarmer;
let picture: Buffer;
let video: Buffer;

beforeAll(async () => {
  test = await buildTestApp();
  asha = await aFarmer(test.app);
  ravi = await aFarmer(test.app);
  const create = { width: 60, height: 40, channels: 3, background: '#3a7' } as const;
  picture = await sharp({ create }).jpeg().toBuffer();
  video = await aWebm({ seconds: 5 });
});
afterAll(() => test.close());

type Method = 'PATCH' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, ifMatch: string, body?: object, farmer = asha) =>
  test.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${farmer.access}`, 'if-match': ifMatch },
    ...(body && { payload: body }),
  });
const shared = async (url: string, file: { field: string; content: Buffer; type: string }) => {
  const sent = await multipart({ description: 'Cotton' }, [{ ...file, name: 'a' }]);
  const headers = { ...sent.headers, authorization: `Bearer ${asha.access}` };
  return (await test.app.inject({ method: 'POST', url, headers, payload: sent.payload })).json();
};

interface Case {
  name: string;
  url: string;
  make: () => Promise<{ id: string; updated_at: string }>;
  change: object;
  other: object;
  by?: Method;
}
const record = (name: string, fields: object, change: object, other: object): Case => ({
  name,
  url: `/api/user/${name}/`,
  make: async () => (await asha.call('POST', `/api/user/${name}/`, fields)).json(),
  change,
  other,
  by: 'PUT' as const,
});
const ledger = (name: string, fields: object): Case => ({
  name,
  url: `/api/user/${name}/`,
  make: async () =>
    (await asha.call('POST', `/api/user/${name}/`, { ...fields, amount: 5 })).json(),
  change: { amount: 6 },
  other: { amount: 7 },
});
const CREDIT = { shop: 'Krishi Kendra', amount: 700, taken_on: '2026-10-01' };
const LOAN = { lender: 'SBI', interest_rate: 7, start_date: '2026-06-01', end_date: '2027-06-01' };
const cases: Case[] = [
  record('fields', { name: 'North', area: 2 }, { area: 3 }, { area: 4 }),
  record(
    'losses',
    { cause: 'hailstorm', happened_at: '2026-11-20T12:30:00Z' },
    { note: 'A' },
    { note: 'B' },
  ),
  record('animals', { name: 'Gauri', species: 'cow' }, { breed: 'Gir' }, { breed: 'Deoni' }),
  record('plantings', { crop: 'cotton' }, { variety: 'Local' }, { variety: 'Suvarna' }),
  record('credits', CREDIT, { note: 'Urea' }, { note: 'Seed' }),
  ledger('expenses', { category: 'seeds' }),
  ledger('incomes', { source: 'crop_sale' }),
  ledger('loans', LOAN),
  ledger('budgets', { category: 'seeds' }),
  {
    name: 'farm-tasks',
    url: '/api/user/farm-tasks/',
    make: async () =>
      (
        await asha.call('POST', '/api/user/farm-tasks/', { task_name: 'Weed', date: '2026-11-25' })
      ).json(),
    change: { notes: 'By hand' },
    other: { notes: 'With the hoe' },
  },
  {
    name: 'posts',
    url: '/api/user/posts/',
    make: () =>
      shared('/api/user/posts/', { field: 'photo', content: picture, type: 'image/jpeg' }),
    change: { description: 'Maize' },
    other: { description: 'Rice' },
  },
  {
    name: 'reels',
    url: '/api/user/reels/',
    make: () => shared('/api/user/reels/', { field: 'video', content: video, type: 'video/webm' }),
    change: { description: 'Maize' },
    other: { description: 'Rice' },
  },
];

describe.each(cases)(
  'a version of $name',
  ({ url, make, change, other, by = 'PATCH' as Method }) => {
    it('rises with every change, however fast they come', async () => {
      const { id, updated_at: first } = await make();
      const second = (await asha.call(by, `${url}${id}/`, change)).json().updated_at;
      const third = (await asha.call(by, `${url}${id}/`, other)).json().updated_at;
      expect([first, second, third]).toEqual([first, second, third].sort());
      expect(new Set([first, second, third]).size).toBe(3);
      for (const at of [first, second, third]) expect(new Date(at).toISOString()).toBe(at);
      const rows = (await asha.call('GET', url)).json();
      expect(rows.find((row: { id: string }) => row.id === id).updated_at).toBe(third);
      expect((await asha.call('GET', `${url}${id}/`)).json().updated_at).toBe(third);
    });

    it('lets a change and a deletion pass that are meant for it', async () => {
      const { id, updated_at } = await make();
      const changed = await call(by, `${url}${id}/`, `"${updated_at}"`, change);
      expect(changed.statusCode).toBe(200);
      expect(changed.json()).toMatchObject(change);
      const now = changed.json().updated_at;
      expect((await call('DELETE', `${url}${id}/`, `"${updated_at}", ${now}`)).statusCode).toBe(
        204,
      );
      expect((await call('DELETE', `${url}${id}/`, now)).statusCode).toBe(404);
    });

    it('keeps what was changed elsewhere from a change and a deletion that do not know of it', async () => {
      const { id, updated_at } = await make();
      const present = (await asha.call(by, `${url}${id}/`, change)).json();
      for (const stale of [updated_at, `W/"${updated_at}"`, 'nonsense'])
        for (const refused of [
          await call(by, `${url}${id}/`, stale, other),
          await call('DELETE', `${url}${id}/`, stale),
        ]) {
          expect(refused.statusCode).toBe(412);
          expect(refused.json().current).toEqual(present);
          expect(refused.json().problems).toEqual([
            { field: 'non_field_errors', code: 'row_changed', params: {} },
          ]);
        }
      expect((await asha.call('GET', `${url}${id}/`)).json()).toMatchObject(present);
      expect((await call(by, `${url}${id}/`, '*', other)).statusCode).toBe(200);
    });

    it('is not told to somebody else', async () => {
      const { id, updated_at } = await make();
      for (const at of [updated_at, '2020-01-01T00:00:00.000Z'])
        for (const method of [by, 'DELETE'] as const) {
          const refused = await call(method, `${url}${id}/`, at, change, ravi);
          expect([refused.statusCode, refused.json().current]).toEqual([404, undefined]);
        }
    });
  },
);

/** What there is one of for an account. */
interface Single {
  url: string;
  /** Where it is changed, when that is not where it is read. */
  at?: string;
  method?: 'POST';
  change: object;
  other: object;
}
const PUMP = { power_hp: null, lift_m: null, power_from: null, power_to: null };
const SETTINGS = { quiet_from: null, quiet_to: null };
const PLACE = { lat: 18.5, lon: 73.8, district: 'Pune', state: 'Maharashtra' };
const PROFILE = {
  ...{ name: 'Asha Pawar', age: 40, contact: '9876543210', location: 'Baramati' },
  ...{ land_size: 2, crops: 'Cotton', seed_brand: 'Local', annual_crops: 2 },
};
const singles: Single[] = [
  {
    url: '/api/user/irrigation/pump/',
    change: { ...PUMP, discharge_lps: 5 },
    other: { ...PUMP, discharge_lps: 6 },
  },
  {
    url: '/api/user/notifications/settings/',
    change: { ...SETTINGS, muted_kinds: [] },
    other: { ...SETTINGS, muted_kinds: ['comment'] },
  },
  {
    url: '/api/user/animals/milk-rates/',
    change: { fat_rate: 400, snf_rate: 250.5 },
    other: { fat_rate: 410, snf_rate: null },
  },
  { url: '/api/user/place/', change: PLACE, other: { ...PLACE, lat: 19 } },
  {
    url: '/api/user/profile/',
    at: '/api/user/profile-input/',
    method: 'POST',
    change: PROFILE,
    other: { ...PROFILE, age: 41 },
  },
];

describe.each(singles)(
  'the version of $url',
  ({ url, at = url, method = 'PUT', change, other }) => {
    const save = (payload: object, ifMatch?: string) =>
      test.app.inject({
        method,
        url: at,
        headers: {
          authorization: `Bearer ${asha.access}`,
          ...(ifMatch && { 'if-match': ifMatch }),
        },
        payload,
      });
    const read = async () => (await asha.call('GET', url)).json();

    it('is none before it was saved, then rises, and refuses what does not know of it', async () => {
      expect((await read()).updated_at).toBeNull();
      const first = await save(change);
      expect([first.statusCode, first.json().updated_at]).toEqual([200, (await read()).updated_at]);
      const second = await save(other, `"${first.json().updated_at}"`);
      expect(second.statusCode).toBe(200);
      expect(second.json().updated_at > first.json().updated_at).toBe(true);
      const present = await read();
      const refused = await save(change, `"${first.json().updated_at}"`);
      expect([refused.statusCode, refused.json().current]).toEqual([412, present]);
      expect(await read()).toEqual(present);
      expect((await save(change)).statusCode).toBe(200);
    });
  },
);

it('has a case for every record whose calls are said to know of versions', () => {
  const versioned = Object.values(endpointTable).flatMap((table) =>
    Object.values(table).flatMap(({ versioned: is, path }) => (is ? [path] : [])),
  );
  // Corrections of experts' answers: questions.test.ts.
  const elsewhere = ['/api/user/assistant-questions/'];
  // Entries of diaries: features/plantings and features/herd.
  const known = [...cases, ...singles].map((one) => ('at' in one ? one.at : undefined) ?? one.url);
  const tested = [...known, ...elsewhere];
  expect(versioned.filter((path) => !tested.some((url) => path.startsWith(url)))).toEqual([]);
});
