import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createModeration } from '../community/moderation.ts';
import { tellOfWaiting } from './experts.jobs.ts';
import { expertMembers, removeExpert } from './membership.ts';

let test: TestApp;
let asha: TestFarmer;
let doctor: TestFarmer;
let other: TestFarmer;
const REQUESTS = '/api/user/expert-requests/';
const DESK = '/api/user/expert-desk/';
const QUESTION = {
  field_of_expertise: 'crop_diseases',
  language: 'marathi',
  query: 'Why do my cotton leaves curl?',
};

async function makeExpert(farmer: TestFarmer, field: string): Promise<void> {
  await test.inputs.db.execute(sql`insert into experts (farmer_id, fields, languages, added_at)
    select id, array[${field}]::text[], array['marathi']::text[], now() from farmers where email = ${farmer.email}`);
}

const ask = async (farmer: TestFarmer, changes = {}) =>
  (await farmer.call('POST', REQUESTS, { ...QUESTION, ...changes })).json();

beforeAll(async () => {
  test = await buildTestApp();
  asha = await aFarmer(test.app, { name: 'Asha Pawar' });
  doctor = await aFarmer(test.app, { name: 'Kavita Rao' });
  other = await aFarmer(test.app, { name: 'Ravi Teja' });
});
// Fixed clock: when a test advances a day, tokens expire.
beforeEach(() => test.clock.set('2026-11-21T06:00:00Z'));
afterAll(() => test.close());

describe('asking an expert', () => {
  it('shows labelled examples until there are experts', async () => {
    const list = (await asha.call('GET', '/api/user/experts/')).json();
    expect(list.length).toBeGreaterThan(0);
    expect(list.every((one: { sample: boolean }) => one.sample)).toBe(true);
    expect(list[0]).toMatchObject({ experience: '14 years', experience_years: 14 });
    expect((await test.app.inject({ url: '/api/user/experts/' })).statusCode).toBe(401);
  });

  it('names every missing field', async () => {
    const answer = await asha.call('POST', REQUESTS, {});
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({
      field_of_expertise: ['Field of expertise is required'],
      language: ['Language is required'],
      query: ['Query is required'],
    });
  });

  it('shows a question to its farmer alone', async () => {
    const answer = await asha.call('POST', REQUESTS, QUESTION);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ ...QUESTION, status: 'pending', answer: null });
    const { id } = answer.json();
    expect((await other.call('GET', `${REQUESTS}${id}/`)).statusCode).toBe(404);
    expect((await other.call('POST', `${REQUESTS}${id}/close/`)).statusCode).toBe(404);
    expect((await asha.call('GET', REQUESTS)).json()[0].id).toBe(id);
    expect((await asha.call('POST', `${REQUESTS}${id}/close/`)).json().status).toBe('closed');
  });
});

describe('the desk of an expert', () => {
  it('is empty for farmers, and lists an expert’s own fields first', async () => {
    const irrigation = await ask(asha, { field_of_expertise: 'irrigation', language: 'english' });
    const disease = await ask(asha);
    await makeExpert(doctor, 'crop_diseases');
    expect((await asha.call('GET', DESK)).json()).toEqual({ expert: false, requests: [] });
    const looks = async () => (await asha.call('GET', '/api/user/access-log/')).json();
    expect(await looks()).toEqual([]);
    const { expert, requests } = (await doctor.call('GET', DESK)).json();
    expect(await looks()).toMatchObject([
      { name: 'Kavita Rao', roles: ['expert'], what: 'questions' },
    ]);
    expect(expert).toBe(true);
    const ids = requests.map((one: { id: string }) => one.id);
    expect(ids.indexOf(disease.id)).toBeLessThan(ids.indexOf(irrigation.id));
    expect((await asha.call('GET', '/api/user/experts/')).json()).toMatchObject([
      { name: 'Kavita Rao', sample: false, fields: ['crop_diseases'] },
    ]);
  });

  it('lets one expert claim and answer a question, and the farmer follow up', async () => {
    await makeExpert(other, 'crop_diseases');
    const { id } = await ask(asha);
    const both = await Promise.all(
      [doctor, other].map((one) => one.call('POST', `${DESK}${id}/claim/`)),
    );
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 404]);
    const taker = both[0]?.statusCode === 200 ? doctor : other;
    const late = taker === doctor ? other : doctor;
    expect((await late.call('POST', `${DESK}${id}/answer/`, { text: 'x' })).statusCode).toBe(404);
    expect((await asha.call('POST', `${DESK}${id}/answer/`, { text: 'x' })).statusCode).toBe(404);
    await taker.call('POST', `${DESK}${id}/question/`, { text: 'Since when?' });
    await taker.call('POST', `${DESK}${id}/answer/`, { text: 'Whitefly. Use yellow traps.' });
    const seen = (await asha.call('GET', `${REQUESTS}${id}/`)).json();
    expect(seen).toMatchObject({ status: 'answered', answer: 'Whitefly. Use yellow traps.' });
    expect(seen.messages.map((one: { kind: string }) => one.kind)).toEqual(['question', 'answer']);
    const rings = (await asha.call('GET', '/api/user/notifications/')).json();
    expect(rings.map((one: { kind: string }) => one.kind)).toEqual(
      expect.arrayContaining(['expert-answer', 'expert-question']),
    );
    const worked = await asha.call('POST', `${REQUESTS}${id}/worked/`, { worked: true });
    expect(worked.json().worked).toBe(true);
    const again = await asha.call('POST', `${REQUESTS}${id}/follow-up/`, { text: 'And now?' });
    expect(again.json().status).toBe('pending');
  });

  it('mails every suitable expert after a day, once', async () => {
    await tellOfWaiting(test.inputs, () => {});
    test.mailbox.length = 0;
    await ask(asha, { query: 'Nobody takes me' });
    test.clock.advance(86_400_000 + 1000);
    await Promise.all([1, 2, 3].map(() => tellOfWaiting(test.inputs, () => {})));
    const letters = test.mailbox.filter((mail) => mail.text.includes('Nobody takes me'));
    expect(letters.map((mail) => mail.to).sort()).toEqual([doctor.email, other.email].sort());
  });

  it('keeps a question for the first suitable expert to whom a mail is accepted', async () => {
    await ask(asha, { language: 'telugu', query: 'For nobody yet' });
    test.clock.advance(86_400_000 + 1000);
    test.mailbox.length = 0;
    const asked = () => test.mailbox.filter((mail) => mail.text.includes('For nobody yet'));
    await tellOfWaiting(test.inputs, () => {});
    await test.inputs.db.execute(sql`update experts set languages = array['marathi', 'telugu']`);
    const mail = { send: () => Promise.reject(new Error('no line')) };
    const warned: string[] = [];
    await tellOfWaiting({ ...test.inputs, mail }, (message) => warned.push(message));
    expect([asked().length, warned.length]).toEqual([0, 2]);
    await test.inputs.db.execute(sql`alter table notifications rename to away`);
    await tellOfWaiting(test.inputs, (message) => warned.push(message));
    await test.inputs.db.execute(sql`alter table away rename to notifications`);
    expect([asked().length, warned.length]).toEqual([0, 4]);
    await tellOfWaiting(test.inputs, () => {});
    await tellOfWaiting(test.inputs, () => {});
    expect(asked()).toHaveLength(2);
  });
});

describe('a claimed question', () => {
  const waits = async (farmer: TestFarmer, id: string) => {
    const { requests } = (await farmer.call('GET', DESK)).json();
    return requests.some((one: { id: string; mine: boolean }) => one.id === id && !one.mine);
  };
  const noticesOf = async (farmer: TestFarmer) =>
    (await farmer.call('GET', '/api/user/notifications/')).json().length;
  const idOf = async ({ email }: TestFarmer) => {
    const query = sql`select id from farmers where email = ${email}`;
    return (await test.inputs.db.execute<{ id: string }>(query)).rows[0]?.id ?? '';
  };

  it('is open to all when released', async () => {
    const { id } = await ask(asha);
    await doctor.call('POST', `${DESK}${id}/claim/`);
    expect(await waits(other, id)).toBe(false);
    expect((await other.call('POST', `${DESK}${id}/release/`)).statusCode).toBe(404);
    const given = await doctor.call('POST', `${DESK}${id}/release/`);
    expect([given.statusCode, given.json().mine]).toEqual([200, false]);
    expect(await waits(other, id)).toBe(true);
    expect((await doctor.call('POST', `${DESK}${id}/release/`)).statusCode).toBe(404);
  });

  it('is open to all when its expert is suspended or withdrawn', async () => {
    const [taken, answered] = [await ask(asha), await ask(asha)];
    for (const { id } of [taken, answered]) await doctor.call('POST', `${DESK}${id}/claim/`);
    await doctor.call('POST', `${DESK}${answered.id}/answer/`, { text: 'Whitefly.' });
    await removeExpert(test.inputs.db, await idOf(doctor));
    expect(await waits(other, taken.id)).toBe(true);
    const before = await noticesOf(doctor);
    await asha.call('POST', `${REQUESTS}${answered.id}/follow-up/`, { text: 'And now?' });
    expect(await waits(other, answered.id)).toBe(true);
    expect(await noticesOf(doctor)).toBe(before);
    await other.call('POST', `${DESK}${taken.id}/claim/`);
    await createModeration({ ...test.inputs, experts: expertMembers }).suspend(other.email, null);
    await makeExpert(doctor, 'crop_diseases');
    expect(await waits(doctor, taken.id)).toBe(true);
  });

  it('leaves no photograph when its row cannot be stored', async () => {
    const files = test.files;
    const before = files.size;
    const green = { width: 40, height: 30, channels: 3, background: '#3a7' } as const;
    const content = await sharp({ create: green }).png().toBuffer();
    const photo = { field: 'photo', name: 'a.png', type: 'image/png', content };
    const form = await multipart(QUESTION, [photo]);
    await test.inputs.db.execute(sql`alter table expert_requests rename to away`);
    const answer = await test.app.inject({
      method: 'POST',
      url: REQUESTS,
      headers: { ...form.headers, authorization: `Bearer ${asha.access}` },
      payload: form.payload,
    });
    await test.inputs.db.execute(sql`alter table away rename to expert_requests`);
    expect([answer.statusCode, files.size]).toEqual([500, before]);
  });
});
