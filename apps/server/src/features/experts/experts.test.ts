import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellOfWaiting } from './experts.jobs.ts';

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
afterAll(() => test.close());

describe('asking an expert', () => {
  it('shows labelled examples until there are experts', async () => {
    const list = (await asha.call('GET', '/api/user/experts/')).json();
    expect(list.length).toBeGreaterThan(0);
    expect(list.every((one: { sample: boolean }) => one.sample)).toBe(true);
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

  it('keeps a question for its farmer alone', async () => {
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
  it('is empty for farmers, and puts own fields first for experts', async () => {
    const irrigation = await ask(asha, { field_of_expertise: 'irrigation', language: 'english' });
    const disease = await ask(asha);
    await makeExpert(doctor, 'crop_diseases');
    expect((await asha.call('GET', DESK)).json()).toEqual({ expert: false, requests: [] });
    const { expert, requests } = (await doctor.call('GET', DESK)).json();
    expect(expert).toBe(true);
    const ids = requests.map((one: { id: string }) => one.id);
    expect(ids.indexOf(disease.id)).toBeLessThan(ids.indexOf(irrigation.id));
    expect((await asha.call('GET', '/api/user/experts/')).json()).toMatchObject([
      { name: 'Kavita Rao', sample: false, fields: ['crop_diseases'] },
    ]);
  });

  it('lets one expert take a question, answer it, and the farmer answer back', async () => {
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

  it('writes to every suitable expert after a day, once', async () => {
    await tellOfWaiting(test.inputs, () => {});
    test.mailbox.length = 0;
    await ask(asha, { query: 'Nobody takes me' });
    test.clock.advance(86_400_000 + 1000);
    await Promise.all([1, 2, 3].map(() => tellOfWaiting(test.inputs, () => {})));
    const letters = test.mailbox.filter((mail) => mail.text.includes('Nobody takes me'));
    expect(letters.map((mail) => mail.to).sort()).toEqual([doctor.email, other.email].sort());
  });
});
