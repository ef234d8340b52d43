import { endpointTable } from '@ankur/contracts/endpoints';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { memoryStore } from '@ankur/testkit/memory-store';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWebm } from '../../testing/made-videos.ts';
import { systemIds } from '../ids.ts';
import { forgetDeletions } from './idempotent-create.jobs.ts';

const media = memoryStore();
let test: TestApp;
let asha: TestFarmer;
let ravi: TestFarmer;
let pictures: Buffer[];
let videos: Buffer[];
/** A post, a reel, a comment and a question that are there already. */
let post: string;
let reel: string;
let comment: string;
let question: string;
let planting: string;
let field: string;
let animal: string;
let loss: string;

interface Sent {
  payload: object | Buffer;
  headers?: Record<string, string>;
}
type Fields = Record<string, unknown>;

const id = () => systemIds.next();
const CREDIT = { shop: 'Krishi Kendra', amount: 700, taken_on: '2026-10-01' };
const POSTS = '/api/user/posts/';
const REELS = '/api/user/reels/';
const TASKS = '/api/user/farm-tasks/';
const REQUESTS = '/api/user/expert-requests/';
const QUESTION = { field_of_expertise: 'irrigation', language: 'marathi', query: 'When?' };
const WATERING = { crop_type: 'Wheat', date: '2026-11-20', volume_m3: 150 };
const LOSS = { cause: 'hailstorm', happened_at: '2026-11-20T12:30:00Z' };
const LOAN = { lender: 'SBI', interest_rate: 7, start_date: '2026-06-01', end_date: '2027-06-01' };
const SPRAY = {
  label: 'Tomato___Early_blight',
  chemical: 'mancozeb',
  task_name: 'Spray',
  date: '2026-11-28',
};
const ALERT = { commodity: 'Onion', state: 'Maharashtra', district: 'Nashik', price: 2400 };
const SCAN = { label: 'Tomato___Early_blight', crop: 'Tomato', verdict: 'diseased' };

const json = async (payload: Fields): Promise<Sent> => ({ payload });
const form =
  (field: string, files: () => Buffer[], type: string) =>
  async ({ file = 0, ...fields }: Fields): Promise<Sent> =>
    multipart(fields as Record<string, string>, [
      { field, name: 'a', content: files()[Number(file)] ?? Buffer.alloc(0), type },
    ]);
const photoForm = form('photo', () => pictures, 'image/jpeg');
const imageForm = form('image', () => pictures, 'image/jpeg');
const videoForm = form('video', () => videos, 'video/webm');

const send = (farmer: TestFarmer, url: string, { payload, headers }: Sent) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, authorization: `Bearer ${farmer.access}` },
    payload,
  });

interface Case {
  /** As the endpoint says what it makes. */
  makes: string;
  url: () => string;
  sent: Fields;
  other: Fields;
  as?: (fields: Fields) => Promise<Sent>;
  /** Status of the first time; 201 unless said. */
  status?: 200;
  /** The row that an answer tells of; undefined where it tells of none. */
  rowOf?: (answer: Fields) => unknown;
  table: string;
  /** Deletes it as a farmer does; where no farmer can, it is taken out of its table. */
  remove?: (id: string) => string;
  /** Nobody else may write there at all. */
  alone?: true;
  by?: () => TestFarmer;
}

const ledger = (makes: string, name: string, fields: Fields): Case => ({
  makes,
  url: () => `/api/user/${name}/`,
  sent: { ...fields, amount: 500 },
  other: { ...fields, amount: 501 },
  table: name,
  remove: (row) => `/api/user/${name}/${row}/`,
});
const feed = (makes: string, root: string, as: Case['as'], again?: string): Case => ({
  makes,
  url: () => again ?? root,
  sent: { description: 'Same words' },
  other: { description: 'Same words', file: 1 },
  as,
  rowOf: (answer) => (answer.candidates as Fields[] | undefined)?.[0] ?? answer,
  table: 'feed_items',
  remove: (row) => `${root}${row}/`,
});
const said = (makes: string, url: () => string, by?: () => TestFarmer): Case => ({
  makes,
  url,
  sent: { text: 'And now?' },
  other: { text: 'And then?' },
  status: 200,
  rowOf: () => undefined,
  table: 'expert_messages',
  alone: true,
  ...(by && { by }),
});
const told = (makes: string, url: () => string): Case => ({
  makes,
  url,
  sent: { reason: 'spam' },
  other: { reason: 'abuse' },
  status: 200,
  rowOf: () => undefined,
  table: 'feed_reports',
});
const comments = (makes: string, url: () => string): Case => ({
  makes,
  url,
  sent: { text: 'Nice' },
  other: { text: 'Not nice' },
  table: 'feed_comments',
  remove: (row) => `/api/user/comments/${row}/`,
});
const asked = (as?: Case['as']): Case => ({
  makes: 'question',
  url: () => REQUESTS,
  sent: QUESTION,
  other: { ...QUESTION, query: 'How much?' },
  ...(as && { as }),
  table: 'expert_requests',
});

const record = (makes: string, name: string, sent: Fields, other: Fields): Case => ({
  makes,
  url: () => `/api/user/${name}/`,
  sent,
  other: { ...sent, ...other },
  table: name,
  remove: (row) => `/api/user/${name}/${row}/`,
});
/** An entry in the diary of something; a stranger finds nothing there. */
const event = (makes: string, parents: string, parent: () => string, sent: Fields): Case => ({
  makes,
  url: () => `/api/user/${parents}/${parent()}/events/`,
  sent,
  other: { ...sent, note: 'More' },
  table: makes.replace(' ', '_').concat('s'),
  remove: (row) => `/api/user/${parents}/${parent()}/events/${row}/`,
  alone: true,
});

const cases: Case[] = [
  record('field', 'fields', { name: 'North', area: 2 }, { area: 3 }),
  record('planting', 'plantings', { crop: 'cotton' }, { crop: 'wheat' }),
  event('planting event', 'plantings', () => planting, { kind: 'weeding', date: '2026-11-20' }),
  record('loss', 'losses', LOSS, { cause: 'flood' }),
  record('diary share', 'shares', { days: 7 }, { days: 8 }),
  record('shop credit', 'credits', CREDIT, { amount: 800 }),
  {
    makes: 'photograph of a loss',
    url: () => `/api/user/losses/${loss}/photos/`,
    sent: { lat: '20.39' },
    other: { lat: '20.39', file: 1 },
    as: imageForm,
    table: 'loss_photos',
    remove: (row) => `/api/user/losses/${loss}/photos/${row}/`,
    alone: true,
  },
  {
    makes: 'picture of the farm',
    url: () => `/api/user/farm-pictures/field/${field}/`,
    sent: {},
    other: { file: 1 },
    as: imageForm,
    table: 'farm_pictures',
    remove: (row) => `/api/user/farm-pictures/field/${field}/${row}/`,
    alone: true,
  },
  record('animal', 'animals', { name: 'Gauri', species: 'cow' }, { species: 'buffalo' }),
  event('animal event', 'animals', () => animal, { kind: 'milk', date: '2026-11-20', amount: 6 }),
  {
    makes: 'suggestion',
    url: () => '/api/user/suggestions/',
    sent: { kind: 'place', language: 'mr', present: 'Yavatmal', better: 'Yavatmaal' },
    other: { kind: 'place', language: 'mr', present: 'Yavatmal', better: 'Yeotmal' },
    table: 'suggestions',
  },
  ledger('an expense', 'expenses', { category: 'seeds' }),
  ledger('an income', 'incomes', { source: 'crop_sale' }),
  ledger('a loan', 'loans', LOAN),
  ledger('a budget', 'budgets', { category: 'seeds' }),
  {
    makes: 'task',
    url: () => TASKS,
    sent: { task_name: 'Weed', date: '2026-11-25' },
    other: { task_name: 'Sow', date: '2026-11-25' },
    table: 'farm_tasks',
    remove: (row) => `${TASKS}${row}/`,
  },
  {
    makes: 'spray',
    url: () => '/api/user/sprays/',
    sent: SPRAY,
    other: { ...SPRAY, task_name: 'Spray the tomatoes' },
    rowOf: (answer) => answer.task,
    table: 'farm_tasks',
    remove: (row) => `${TASKS}${row}/`,
  },
  {
    makes: 'watering',
    url: () => '/api/user/irrigation/waterings/',
    sent: WATERING,
    other: { ...WATERING, volume_m3: 151 },
    table: 'waterings',
    remove: (row) => `/api/user/irrigation/waterings/${row}/`,
  },
  {
    makes: 'price alert',
    url: () => '/api/user/price-alerts/',
    sent: ALERT,
    other: { ...ALERT, price: 2500 },
    table: 'price_alerts',
    remove: (row) => `/api/user/price-alerts/${row}/`,
  },
  {
    makes: 'scan',
    url: () => '/api/user/scans/',
    sent: { ...SCAN, severity: 'High', confidence: '0.9' },
    other: { ...SCAN, severity: 'High', confidence: '0.9', file: 1 },
    as: imageForm,
    table: 'scans',
    remove: (row) => `/api/user/scans/${row}/`,
  },
  feed('posts', POSTS, photoForm),
  feed('reels', REELS, videoForm),
  feed('reels', REELS, videoForm, '/api/user/posts/addreel/'),
  comments('comment on posts', () => `${POSTS}${post}/comments/`),
  comments('comment on reels', () => `${REELS}${reel}/comments/`),
  told('report of posts', () => `${POSTS}${post}/report/`),
  told('report of reels', () => `${REELS}${reel}/report/`),
  told('report of a comment', () => `/api/user/comments/${comment}/report/`),
  asked(),
  asked(photoForm),
  said('follow-up', () => `${REQUESTS}${question}/follow-up/`),
  said(
    'answer',
    () => `/api/user/expert-desk/${question}/answer/`,
    () => ravi,
  ),
  said(
    'question back',
    () => `/api/user/expert-desk/${question}/question/`,
    () => ravi,
  ),
];

beforeAll(async () => {
  test = await buildTestApp({ media });
  asha = await aFarmer(test.app);
  ravi = await aFarmer(test.app);
  const shades = ['#3a7', '#a37'].map((background) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
  pictures = await Promise.all(shades);
  videos = await Promise.all([aWebm({ seconds: 5 }), aWebm({ seconds: 6 })]);
  const made = async (url: string, sent: Sent) => (await send(asha, url, sent)).json().id;
  post = await made(POSTS, await photoForm({ description: 'Cotton' }));
  reel = await made(REELS, await videoForm({ description: 'Cotton' }));
  comment = await made(`${POSTS}${post}/comments/`, await json({ text: 'Mine' }));
  question = await made(REQUESTS, await json(QUESTION));
  field = await made('/api/user/fields/', await json({ name: 'North', area: 2 }));
  planting = await made('/api/user/plantings/', await json({ crop: 'cotton' }));
  loss = await made('/api/user/losses/', await json(LOSS));
  animal = await made('/api/user/animals/', await json({ name: 'Gauri', species: 'cow' }));
  await test.inputs.db.execute(sql`insert into experts (farmer_id, fields, languages, added_at)
    select id, array['irrigation']::text[], array['marathi']::text[], now() from farmers
    where email = ${ravi.email}`);
});
afterAll(() => test.close());

const errorsOf = (answer: LightMyRequestResponse) => Object.keys(answer.json().errors);

it('has a case for every call that makes something', () => {
  const making = Object.values(endpointTable).flatMap((table) =>
    Object.values(table).flatMap(({ makes }) => makes ?? []),
  );
  expect(new Set(cases.map(({ makes }) => makes))).toEqual(new Set(making));
});

describe.each(cases)('$makes by $url', (one) => {
  const { url, table, as = json, status = 201, rowOf = (answer: Fields) => answer, remove } = one;
  const by = () => one.by?.() ?? asha;
  const count = async (row: string): Promise<number> => {
    const { rows } = await test.inputs.db.execute(
      sql`select 1 from ${sql.identifier(table)} where id = ${row}::uuid`,
    );
    return rows.length;
  };
  const total = async (): Promise<unknown> =>
    (await test.inputs.db.execute(sql`select count(*) as n from ${sql.identifier(table)}`)).rows[0];
  const reported = async () => {
    // An open report of the same farmer on the same thing stands for the next one, too.
    await test.inputs.db.execute(sql`update feed_reports set settled_at = now()`);
  };

  it('is there once, however often it is sent, also at the same time', async () => {
    await reported();
    const row = id();
    const content = await as({ ...one.sent, id: row });
    const both = await Promise.all([send(by(), url(), content), send(by(), url(), content)]);
    const files = media.files.size;
    const after = await total();
    const late = await send(by(), url(), content);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, status].sort());
    expect(late.statusCode).toBe(200);
    const shown = rowOf(late.json()) as Fields | undefined;
    if (shown) expect(shown.id).toBe(row);
    if (shown) for (const answer of both) expect(rowOf(answer.json())).toMatchObject({ id: row });
    expect(await count(row)).toBe(1);
    expect([await total(), media.files.size]).toEqual([after, files]);
  });

  it('is refused when something else comes under its id, or somebody else’s, and nothing is kept', async () => {
    await reported();
    const row = id();
    expect((await send(by(), url(), await as({ ...one.sent, id: row }))).statusCode).toBe(status);
    const before = [await total(), media.files.size];
    const other = await send(by(), url(), await as({ ...one.other, id: row }));
    expect([other.statusCode, errorsOf(other)]).toEqual([409, ['id']]);
    expect(other.json().problems).toEqual([{ field: 'id', code: 'id_reused', params: {} }]);
    if (!one.alone) {
      const stranger = await send(ravi, url(), await as({ ...one.sent, id: row }));
      expect([stranger.statusCode, errorsOf(stranger)]).toEqual([409, ['id']]);
    }
    expect([await total(), media.files.size]).toEqual(before);
  });

  it('is gone once it was deleted, for half a year', async () => {
    await reported();
    const row = id();
    const content = await as({ ...one.sent, id: row });
    await send(by(), url(), content);
    if (remove) expect((await by().call('DELETE', remove(row))).statusCode).toBe(204);
    else
      await test.inputs.db.execute(
        sql`delete from ${sql.identifier(table)} where id = ${row}::uuid`,
      );
    const before = [await total(), media.files.size];
    const gone = await send(by(), url(), content);
    expect([gone.statusCode, gone.json().problems]).toEqual([
      410,
      [{ field: 'id', code: 'row_deleted', params: {} }],
    ]);
    expect([await total(), media.files.size]).toEqual(before);
    if (!one.alone) expect((await send(ravi, url(), content)).statusCode).toBe(409);
  });

  it('is refused under an id of another form', async () => {
    for (const bad of [crypto.randomUUID(), id().toUpperCase(), 'one']) {
      const answer = await send(by(), url(), await as({ ...one.sent, id: bad }));
      expect([answer.statusCode, errorsOf(answer)]).toEqual([400, ['id']]);
    }
  });
});

it('takes the same fields in another order, and no id at all, for what they are', async () => {
  const url = '/api/user/expenses/';
  const row = id();
  const first = await asha.call('POST', url, { id: row, amount: 5, category: 'seeds' });
  const second = await asha.call('POST', url, { category: 'seeds', amount: 5, id: row });
  expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
  expect(second.json()).toEqual(first.json());
  for (const none of [{}, { id: null }]) {
    const fresh = await asha.call('POST', url, { amount: 5, category: 'seeds', ...none });
    expect(fresh.statusCode).toBe(201);
    expect(fresh.json().id).not.toBe(row);
  }
});

it('answers with the row as it stands now when it was edited since', async () => {
  const row = id();
  const sent = { id: row, amount: 5, category: 'seeds' };
  await asha.call('POST', '/api/user/expenses/', sent);
  await asha.call('PATCH', `/api/user/expenses/${row}/`, { amount: 7 });
  const again = await asha.call('POST', '/api/user/expenses/', sent);
  expect([again.statusCode, again.json().amount]).toEqual([200, 7]);
});

it('refuses an id under which another kind of thing stands, also one that the server named', async () => {
  const row = id();
  await asha.call('POST', '/api/user/expenses/', { id: row, amount: 5, category: 'seeds' });
  const income = { amount: 5, source: 'crop_sale' };
  expect((await asha.call('POST', '/api/user/incomes/', { ...income, id: row })).statusCode).toBe(
    409,
  );
  const named = (await asha.call('POST', '/api/user/incomes/', income)).json().id;
  expect((await ravi.call('POST', '/api/user/incomes/', { ...income, id: named })).statusCode).toBe(
    409,
  );
  await asha.call('DELETE', `/api/user/incomes/${named}/`);
  await test.inputs.db.execute(sql`delete from incomes where id = ${named}::uuid`);
  expect((await asha.call('POST', '/api/user/incomes/', { ...income, id: named })).statusCode).toBe(
    410,
  );
});

it('forgets deletions after more than 180 days, and all of an account with it', async () => {
  const known = async () => {
    const { rows } = await test.inputs.db.execute<{ own: string }>(
      sql`select count(*)::int as n from made_rows where deleted_at is not null`,
    );
    return rows[0];
  };
  const before = await known();
  await forgetDeletions(test.inputs.db, new Date(Date.now() - 180 * 86_400_000));
  expect(await known()).toEqual(before);
  const gone = await aFarmer(test.app);
  const row = id();
  await gone.call('POST', '/api/user/expenses/', { id: row, amount: 5, category: 'seeds' });
  await gone.call('POST', TASKS, { task_name: 'Weed', date: '2026-11-25' });
  await test.inputs.db.execute(sql`delete from farmers where email = ${gone.email}`);
  const { rows } = await test.inputs.db.execute(
    sql`select 1 from made_rows where id = ${row}::uuid`,
  );
  expect([rows.length, await known()]).toEqual([0, before]);
  await forgetDeletions(test.inputs.db, new Date(Date.now() + 1000));
  expect(await known()).toEqual({ n: 0 });
});
