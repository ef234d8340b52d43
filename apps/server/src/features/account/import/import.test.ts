import { createHash } from 'node:crypto';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { memoryStore } from '@ankur/testkit/memory-store';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { getTableColumns } from 'drizzle-orm';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountArchive } from '../../../app-archive.ts';
import { exportSchema } from './export-schema.ts';

const media = memoryStore();
const mediaThere = memoryStore();
let here: TestApp;
let there: TestApp;
let asha: TestFarmer;
let archive: Buffer;

const URL = '/api/user/import/';
const PROFILE = {
  ...{ age: '41', contact: '9876543210', location: 'Yavatmal', land_size: '5.5' },
  ...{ crops: 'Cotton, Soybean', seed_brand: 'Suvarna', annual_crops: '2' },
};
const PUMP = { discharge_lps: 4, power_hp: null, lift_m: null, power_from: null, power_to: null };
const made = async (path: string, body: object): Promise<string> => {
  const answer = await asha.call('POST', `/api/user/${path}/`, body);
  expect([path, answer.statusCode, answer.json().problems]).toEqual([path, 201, undefined]);
  return answer.json().id;
};
const put = async (path: string, body: object): Promise<void> => {
  const answer = await asha.call('PUT', `/api/user/${path}/`, body);
  expect([path, answer.statusCode]).toEqual([path, 200]);
};
const exported = async (farmer: TestFarmer) =>
  (await farmer.call('GET', '/api/user/account/export/')).rawPayload;
const sendTo = (
  testApp: TestApp,
  farmer: TestFarmer,
  content: Uint8Array,
  type = 'application/zip',
) =>
  testApp.app.inject({
    method: 'POST',
    url: URL,
    headers: { authorization: `Bearer ${farmer.access}`, 'content-type': type },
    payload: Buffer.from(content),
  });
/** JSON files of an archive; what belongs to the account itself, as which notice it accepted, left out. */
const contents = (zip: Uint8Array): Record<string, unknown> => {
  const files = unzipSync(new Uint8Array(zip));
  const own = ['account.json', 'devices.json', 'privacy_decisions.json'];
  return Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.endsWith('.json') && !own.includes(name))
      .map(([name, file]) => [name, JSON.parse(strFromU8(file))]),
  );
};
/** Hashes of the files of an archive, whatever their keys are. */
const mediaOf = (zip: Uint8Array): string[] =>
  Object.entries(unzipSync(new Uint8Array(zip)))
    .filter(([name]) => name.startsWith('media/'))
    .map(([, file]) => createHash('sha256').update(file).digest('hex'))
    .sort();
const changed = (change: (files: Record<string, Uint8Array>) => void): Uint8Array => {
  const files = unzipSync(new Uint8Array(archive));
  change(files);
  return zipSync(files);
};
const rowsOf = (file: Uint8Array | undefined) => JSON.parse(strFromU8(file ?? new Uint8Array()));

beforeAll(async () => {
  here = await buildTestApp({ media });
  there = await buildTestApp({ media: mediaThere });
  asha = await aFarmer(here.app);
  const field = await made('fields', {
    name: 'River field',
    boundary: [
      [20.39, 78.12],
      [20.39, 78.121],
      [20.391, 78.121],
    ],
    boundary_accuracy_m: 4,
    location: { lat: 20.39, lon: 78.12 },
    soil: 'black',
    ...{ pump_source: 'bore_well', pump_litres_per_minute: 90.5, pump_hp: 5, pump_lift_m: 60 },
  });
  const cotton = await made('plantings', {
    field,
    crop: 'cotton',
    sown_on: '2026-06-20',
    variety: 'Suvarna',
  });
  const spray = {
    kind: 'spray',
    date: '2026-08-01',
    product: 'Neem oil',
    waiting_days: 5,
    note: 'Evening',
  };
  const sprayed = await made(`plantings/${cotton}/events`, spray);
  const cow = await made('animals', { name: 'Gauri', species: 'cow', quiet: ['care'] });
  const calf = await made('animals', {
    name: 'Kapila',
    species: 'cow',
    dam: cow,
    born_on: '2026-09-01',
  });
  const milked = await made(`animals/${cow}/events`, {
    kind: 'milk',
    date: '2026-11-20',
    amount: 6,
    time_of_day: 'morning',
  });
  await made('expenses', {
    category: 'pesticides',
    amount: 1500.5,
    date: '2026-08-01',
    planting: cotton,
  });
  await made('incomes', {
    source: 'livestock_sale',
    amount: 900,
    date: '2026-11-01',
    animal: calf,
  });
  await made('loans', {
    lender: 'SBI',
    amount: 5,
    interest_rate: 7,
    start_date: '2026-06-01',
    end_date: '2027-06-01',
  });
  await made('credits', {
    shop: 'Krishi Kendra',
    amount: 4200.5,
    rate_percent_month: 2,
    taken_on: '2026-06-10',
    payments: [{ date: '2026-10-01', amount: 1000 }],
  });
  await made('budgets', { category: 'seeds', amount: 10 });
  await made('farm-tasks', { task_name: 'Weed the cotton', date: '2026-11-28' });
  // On 28 February of a series that keeps to the 31st.
  const monthly = { task_name: 'Pay the lease', date: '2027-01-31', recurrence: 'monthly' };
  const lease = await made('farm-tasks', monthly);
  await put(`farm-tasks/${lease}/done`, { done: true });
  const task = await made('farm-tasks', {
    task_name: 'Pick',
    date: '2026-11-25',
    planting: cotton,
  });
  await asha.call('PUT', `/api/user/farm-tasks/${task}/done/`, { done: true });
  await made('irrigation/waterings', {
    crop_type: 'cotton',
    date: '2026-11-20',
    volume_m3: 150,
    planting: cotton,
  });
  const loss = await made('losses', {
    planting: cotton,
    cause: 'hailstorm',
    happened_at: '2026-11-20T12:30:00Z',
    told: [{ who: 'helpline', at: '2026-11-20T13:00:00Z', number: '1' }],
  });
  const picture = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#383' },
  })
    .jpeg()
    .toBuffer();
  const form = await multipart({ lat: '20.39' }, [
    { field: 'image', name: 'a.jpg', content: picture, type: 'image/jpeg' },
  ]);
  const photo = await here.app.inject({
    method: 'POST',
    url: `/api/user/losses/${loss}/photos/`,
    headers: { ...form.headers, authorization: `Bearer ${asha.access}` },
    payload: form.payload,
  });
  expect(photo.statusCode).toBe(201);
  for (const of of [
    `field/${field}`,
    `animal/${cow}`,
    `planting_event/${sprayed}`,
    `animal_event/${milked}`,
  ]) {
    const own = await multipart({}, [
      { field: 'image', name: 'own.jpg', content: picture, type: 'image/jpeg' },
    ]);
    const added = await here.app.inject({
      method: 'POST',
      url: `/api/user/farm-pictures/${of}/`,
      headers: { ...own.headers, authorization: `Bearer ${asha.access}` },
      payload: own.payload,
    });
    expect([of, added.statusCode]).toEqual([of, 201]);
  }
  const sick = {
    label: 'Tomato___Early_blight',
    crop: 'Tomato',
    verdict: 'diseased',
    confidence: '0.9',
  };
  const scanned = await multipart({ ...sick, severity: 'Medium', planting: cotton }, [
    { field: 'image', name: 'leaf.jpg', content: picture, type: 'image/jpeg' },
  ]);
  const scan = await here.app.inject({
    method: 'POST',
    url: '/api/user/scans/',
    headers: { ...scanned.headers, authorization: `Bearer ${asha.access}` },
    payload: scanned.payload,
  });
  expect([scan.statusCode, scan.json().problems]).toEqual([201, undefined]);
  const profile = await multipart({ ...PROFILE, name: 'Asha' }, [
    { field: 'profile_picture', name: 'me.jpg', content: picture, type: 'image/jpeg' },
  ]);
  const saved = await here.app.inject({
    method: 'POST',
    url: '/api/user/profile-input/',
    headers: { ...profile.headers, authorization: `Bearer ${asha.access}` },
    payload: profile.payload,
  });
  expect([saved.statusCode, saved.json().problems]).toEqual([200, undefined]);
  await put('place', { lat: 20.39, lon: 78.13, district: 'Yavatmal', state: 'Maharashtra' });
  await put('irrigation/pump', PUMP);
  archive = await exported(asha);
});
afterAll(async () => {
  await here.close();
  await there.close();
});

describe('the export', () => {
  it('holds each table as JSON and CSV, and the fields as GeoJSON', () => {
    const files = unzipSync(new Uint8Array(archive));
    for (const name of [
      'fields',
      'plantings',
      'planting_events',
      'animals',
      'animal_events',
      'losses',
    ])
      expect(Object.keys(files)).toEqual(expect.arrayContaining([`${name}.json`, `${name}.csv`]));
    expect(strFromU8(files['finance/expenses.csv'] ?? new Uint8Array())).toContain('1500.5');
    const geo = rowsOf(files['fields.geojson']);
    expect(geo.features[0].geometry.coordinates[0]).toHaveLength(4);
    // Walked from the south-west by the south-east: counterclockwise, as RFC 7946 has exterior rings.
    expect(geo.features[0].geometry.coordinates[0][0]).toEqual([78.12, 20.39]);
    const walked = geo.features[0].properties;
    expect(walked).toMatchObject({ name: 'River field', pump_source: 'bore_well' });
    const calendar = strFromU8(files['farm-tasks.ics'] ?? new Uint8Array());
    expect(calendar).toContain('SUMMARY:Weed the cotton');
    expect(calendar).not.toContain('SUMMARY:Pick');
    expect(calendar).toContain('DTSTART;VALUE=DATE:20270228');
  });

  it('has no column that its schema does not name', () => {
    type Row = { properties: Record<string, { properties?: object }> };
    const { properties } = exportSchema(accountArchive) as {
      properties: Record<string, Row & { items?: Row }>;
    };
    const files = unzipSync(new Uint8Array(archive));
    // Of the account itself, more is told than is taken.
    const { 'account.json': _, ...taken } = properties;
    const unnamed = Object.entries(taken).flatMap(([name, { items: item, ...whole }]) => {
      const items = item ?? whole;
      const rows: Record<string, object | null>[] = [rowsOf(files[name])].flat();
      expect([name, rows.length]).not.toEqual([name, 0]);
      const details = rows.flatMap((row) => Object.keys(row.details ?? {}));
      const named = Object.keys(items.properties.details?.properties ?? {});
      return [
        ...rows.flatMap((row) => Object.keys(row).filter((column) => !items.properties[column])),
        ...details.filter((column) => !named.includes(column)),
      ].map((column) => `${name}: ${column}`);
    });
    expect([...new Set(unnamed)]).toEqual([]);
  });
});

describe('the import', () => {
  it('reads back every column of the tables it takes', () => {
    const files = unzipSync(new Uint8Array(archive));
    // Deleted rows are not exported, and nothing is sent again of a scan that came by an archive.
    const own = ['farmerId', 'deletedAt', 'key'];
    const lost = accountArchive.importers.flatMap(({ name, table, row }) => {
      const read = row(rowsOf(files[`${name}.json`])[0]) ?? {};
      return Object.keys(getTableColumns(table))
        .filter((column) => !own.includes(column) && !(column in read))
        .map((column) => `${name}: ${column}`);
    });
    expect(lost).toEqual([]);
  });

  it('imports everything into an empty account of another installation, whose export is equal', async () => {
    const ravi = await aFarmer(there.app);
    const answer = await sendTo(there, ravi, archive);
    expect([answer.statusCode, answer.json().problems]).toEqual([200, undefined]);
    expect(answer.json().imported).toMatchObject({
      fields: 1,
      animals: 2,
      'finance/expenses': 1,
      loss_photos: 1,
      farm_pictures: 4,
    });
    const [before, after] = [contents(archive), contents(await exported(ravi))];
    const unkeyed = (tables: Record<string, unknown>) =>
      JSON.parse(
        JSON.stringify(tables).replace(/(losses|scans|farm|profile)\/[a-z0-9-]+\.webp/g, '$1'),
      );
    expect(unkeyed(after)).toEqual(unkeyed(before));
    // In two sizes: the farmer's, the loss's photograph, the scan's and those of a field, an animal and an entry of each diary.
    expect(mediaOf(archive)).toHaveLength(14);
    expect(mediaOf(await exported(ravi))).toEqual(mediaOf(archive));
    const leases = rowsOf(
      unzipSync(new Uint8Array(await exported(ravi)))['farm-tasks.json'],
    ).filter(({ recurrence }: { recurrence: string }) => recurrence === 'monthly');
    expect(leases).toMatchObject([
      { date: '2027-01-31', anchor_date: '2027-01-31', predecessor: null },
      { date: '2027-02-28', anchor_date: '2027-01-31', predecessor: leases[0].id },
    ]);
    const [loss] = (await ravi.call('GET', '/api/user/losses/')).json();
    for (const url of [loss.photos[0].url, loss.photos[0].small_url])
      expect((await there.app.inject({ url })).statusCode).toBe(200);
    const [{ picture }] = (await ravi.call('GET', '/api/user/fields/')).json();
    expect((await there.app.inject({ url: picture.url })).statusCode).toBe(200);
    const [scan] = (await ravi.call('GET', '/api/user/scans/')).json();
    expect(scan).toMatchObject({ crop: 'Tomato', verdict: 'diseased' });
    for (const url of [scan.photo, scan.photo_small])
      expect([url, (await there.app.inject({ url })).statusCode]).toEqual([url, 200]);
  });

  it('accepts a form, and assigns new ids on the same installation', async () => {
    const ravi = await aFarmer(here.app);
    const form = await multipart({}, [
      { field: 'file', name: 'a.zip', content: Buffer.from(archive), type: 'application/zip' },
    ]);
    const headers = { ...form.headers, authorization: `Bearer ${ravi.access}` };
    const answer = await here.app.inject({
      method: 'POST',
      url: URL,
      headers,
      payload: form.payload,
    });
    expect([answer.statusCode, answer.json().problems]).toEqual([200, undefined]);
    const [planting] = (await ravi.call('GET', '/api/user/plantings/')).json();
    const [mine] = (await asha.call('GET', '/api/user/plantings/')).json();
    expect(planting.id).not.toBe(mine.id);
    const [field] = (await ravi.call('GET', '/api/user/fields/')).json();
    expect(planting.field).toBe(field.id);
    const whole = (await ravi.call('GET', `/api/user/plantings/${planting.id}/`)).json();
    expect(whole.books.expense).toBe(1500.5);
    expect(whole.diary).toHaveLength(5);
    const animals = (await ravi.call('GET', '/api/user/animals/')).json();
    const calf = animals.find(({ name }: { name: string }) => name === 'Kapila');
    expect(calf.dam).toBe(animals.find(({ name }: { name: string }) => name === 'Gauri').id);
    const again = await sendTo(here, ravi, archive);
    expect([again.statusCode, again.json().problems[0].code]).toEqual([409, 'account_not_empty']);
  });

  it.each([
    [
      'a row without its form',
      (files: Record<string, Uint8Array>) => {
        files['animals.json'] = strToU8(JSON.stringify([{ id: 'x', name: 'A' }]));
      },
      'animals',
    ],
    [
      'a reference that leads nowhere',
      (files: Record<string, Uint8Array>) => {
        const rows = rowsOf(files['plantings.json']);
        rows[0].field_id = rows[0].id;
        files['plantings.json'] = strToU8(JSON.stringify(rows));
      },
      'plantings',
    ],
    [
      'an id twice',
      (files: Record<string, Uint8Array>) => {
        const rows = rowsOf(files['fields.json']);
        files['fields.json'] = strToU8(JSON.stringify([...rows, ...rows]));
      },
      'fields',
    ],
    [
      'a file that is no picture',
      (files: Record<string, Uint8Array>) => {
        for (const name of Object.keys(files))
          if (name.startsWith('media/')) files[name] = strToU8('no');
      },
      'loss_photos',
    ],
  ])('takes nothing of an archive with %s', async (_what, change, name) => {
    const ravi = await aFarmer(there.app);
    const before = [...mediaThere.files.keys()];
    const answer = await sendTo(there, ravi, changed(change));
    expect([...mediaThere.files.keys()]).toEqual(before);
    expect([answer.statusCode, answer.json().problems]).toEqual([
      400,
      [{ field: 'file', code: 'archive_refused', params: { name } }],
    ]);
    for (const path of ['fields', 'plantings', 'animals', 'losses', 'expenses'])
      expect((await ravi.call('GET', `/api/user/${path}/`)).json()).toEqual([]);
    expect((await sendTo(there, ravi, archive)).statusCode).toBe(200);
  });

  it('takes photographs of losses from before they had a small version', async () => {
    const ravi = await aFarmer(there.app);
    const before = changed((files) => {
      const rows = rowsOf(files['loss_photos.json']);
      files['loss_photos.json'] = strToU8(
        JSON.stringify(rows.map(({ small_key: _, ...row }: Record<string, unknown>) => row)),
      );
    });
    expect((await sendTo(there, ravi, before)).statusCode).toBe(200);
    const [loss] = (await ravi.call('GET', '/api/user/losses/')).json();
    expect(loss.photos[0].small_url).toBe(loss.photos[0].url);
  });

  it('unpacks no file further than its declared size', async () => {
    const ravi = await aFarmer(there.app);
    const long = strToU8(`[]${' '.repeat(100_000)}`);
    const packed = Buffer.from(zipSync({ 'account.json': strToU8('{}'), 'fields.json': long }));
    // The unpacked size stands 24 bytes after the signature in the central directory.
    const directory = packed.lastIndexOf('PK\u0001\u0002');
    expect(packed.readUInt32LE(directory + 24)).toBe(long.length);
    packed.writeUInt32LE(2, directory + 24);
    const answer = await sendTo(there, ravi, packed);
    expect(answer.json().problems).toMatchObject([{ field: 'file', code: 'archive_unreadable' }]);
  });

  it('refuses more rows than an account may have before it looks at one', async () => {
    const ravi = await aFarmer(there.app);
    const crowded = zipSync({
      'account.json': strToU8('{}'),
      'fields.json': strToU8(`[${'0,'.repeat(200_000)}0]`),
    });
    const answer = await sendTo(there, ravi, crowded);
    expect([answer.statusCode, answer.json().problems[0].code]).toEqual([413, 'storage_rows_full']);
  });

  it('refuses other files, and requests without a token', async () => {
    const ravi = await aFarmer(there.app);
    for (const content of [
      Buffer.from('PK'),
      Buffer.alloc(0),
      zipSync({ 'a.json': strToU8('[]') }),
    ])
      expect((await sendTo(there, ravi, content)).json().problems?.[0]).toMatchObject({
        field: 'file',
        code: 'archive_unreadable',
      });
    const stranger = await there.app.inject({ method: 'POST', url: URL });
    expect(stranger.statusCode).toBe(401);
  });
});
