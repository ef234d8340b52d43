import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { memoryStore } from '@ankur/testkit/memory-store';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const media = memoryStore();
let test: TestApp;
let asha: TestFarmer;
let ravi: TestFarmer;
let pictures: Buffer[];
/** A post and a question that are there already. */
let post: string;
let request: string;

interface Sent {
  payload: object | Buffer;
  headers?: Record<string, string>;
}
type Press = (farmer: TestFarmer, key: string, sent: Sent) => Promise<LightMyRequestResponse>;

const pressAt =
  (url: () => string): Press =>
  (farmer, key, { payload, headers }) =>
    test.app.inject({
      method: 'POST',
      url: url(),
      headers: { ...headers, authorization: `Bearer ${farmer.access}`, 'idempotency-key': key },
      payload,
    });
const POSTS = '/api/user/posts/';
const REQUESTS = '/api/user/expert-requests/';
const QUESTION = { field_of_expertise: 'irrigation', language: 'marathi', query: 'When?' };
const WATERING = { crop_type: 'Wheat', date: '2026-11-20', volume_m3: 150 };
const SPRAY = {
  label: 'Tomato___Early_blight',
  chemical: 'mancozeb',
  task_name: 'Spray',
  date: '2026-11-28',
};
const ALERT = { commodity: 'Onion', state: 'Maharashtra', district: 'Nashik', price: 2400 };
const withPhoto = (fields: Record<string, string>, at: number) =>
  multipart(fields, [
    { field: 'photo', name: 'a.jpg', content: pictures[at] ?? Buffer.alloc(0), type: 'image/jpeg' },
  ]);
const json = async (payload: object): Promise<Sent> => ({ payload });

beforeAll(async () => {
  test = await buildTestApp({ media });
  asha = await aFarmer(test.app);
  ravi = await aFarmer(test.app);
  pictures = await Promise.all(
    ['#3a7', '#a37'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    ),
  );
  const sent = await withPhoto({ description: 'Cotton' }, 0);
  post = (await pressAt(() => POSTS)(asha, 'the first', sent)).json().id;
  request = (await asha.call('POST', REQUESTS, QUESTION)).json().id;
});
afterAll(() => test.close());

/** What is sent, something else under the same key, and how many there are of one's own. */
interface Case {
  name: string;
  url: () => string;
  sent: () => Promise<Sent>;
  other: () => Promise<Sent>;
  /** Where the rows stand; a follow-up stands in its question. */
  list?: () => string;
  alone?: true;
}
const cases: Case[] = [
  {
    name: 'an expense',
    url: () => '/api/user/expenses/',
    sent: () => json({ amount: 500, category: 'seeds', date: '2026-11-20' }),
    other: () => json({ amount: 501, category: 'seeds', date: '2026-11-20' }),
  },
  {
    name: 'a task',
    url: () => '/api/user/farm-tasks/',
    sent: () => json({ task_name: 'Weed', date: '2026-11-25' }),
    other: () => json({ task_name: 'Sow', date: '2026-11-25' }),
  },
  {
    name: 'a watering',
    url: () => '/api/user/irrigation/waterings/',
    sent: () => json(WATERING),
    other: () => json({ ...WATERING, volume_m3: 151 }),
  },
  {
    name: 'a planned spray',
    url: () => '/api/user/sprays/',
    sent: () => json(SPRAY),
    other: () => json({ ...SPRAY, task_name: 'Spray the tomatoes' }),
    list: () => '/api/user/farm-tasks/',
  },
  {
    name: 'a price alert',
    url: () => '/api/user/price-alerts/',
    sent: () => json(ALERT),
    other: () => json({ ...ALERT, price: 2500 }),
  },
  {
    name: 'a post',
    url: () => POSTS,
    sent: () => withPhoto({ description: 'Same words' }, 0),
    other: () => withPhoto({ description: 'Same words' }, 1),
  },
  {
    name: 'a comment',
    url: () => `${POSTS}${post}/comments/`,
    sent: () => json({ text: 'Nice' }),
    other: () => json({ text: 'Not nice' }),
  },
  {
    name: 'a question',
    url: () => REQUESTS,
    sent: () => json(QUESTION),
    other: () => json({ ...QUESTION, query: 'How much?' }),
  },
  {
    name: 'a question with a photograph',
    url: () => REQUESTS,
    sent: () => withPhoto(QUESTION, 0),
    other: () => withPhoto(QUESTION, 1),
  },
  {
    name: 'a follow-up',
    url: () => `${REQUESTS}${request}/follow-up/`,
    sent: () => json({ text: 'And now?' }),
    other: () => json({ text: 'And then?' }),
    list: () => `${REQUESTS}${request}/`,
    alone: true,
  },
];

/** The row that an answer tells of; a planned spray is a task. */
const idOf = (answer: LightMyRequestResponse): string => (answer.json().task ?? answer.json()).id;

describe.each(cases)('$name', ({ name, url, sent, other, list = url, alone }) => {
  const press = pressAt(url);
  const count = async (): Promise<number> => {
    const rows = (await asha.call('GET', list())).json();
    return Array.isArray(rows) ? rows.length : rows.messages.length;
  };
  beforeEach(() => test.clock.advance(1000));

  it('is there once, however often its press is sent, also at the same time', async () => {
    const before = await count();
    const content = await sent();
    const both = await Promise.all([press(asha, name, content), press(asha, name, content)]);
    const files = media.files.size;
    const late = await press(asha, name, content);
    const answers = [...both, late];
    const status = alone ? 200 : 201;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status]);
    for (const answer of answers) expect(answer.json()).toEqual(late.json());
    expect(await count()).toBe(before + 1);
    expect(media.files.size).toBe(files);
  });

  it('is refused when something else comes under its key, and taken under another', async () => {
    const before = await count();
    const files = media.files.size;
    const refused = await press(asha, name, await other());
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors.non_field_errors).toHaveLength(1);
    expect([await count(), media.files.size]).toEqual([before, files]);
    expect((await press(asha, `${name} 2`, await other())).statusCode).toBeLessThan(300);
    expect(await count()).toBe(before + 1);
  });

  it.skipIf(alone)('is another farmer’s own under the same key', async () => {
    const own = await press(asha, name, await sent());
    const others = await press(ravi, name, await sent());
    expect([own.statusCode, others.statusCode]).toEqual([201, 201]);
    expect(idOf(others)).not.toBe(idOf(own));
  });
});
