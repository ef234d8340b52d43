import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: TestApp;
let asha: TestFarmer;
let doctor: TestFarmer;
let request: string;
beforeAll(async () => {
  test = await buildTestApp();
  asha = await aFarmer(test.app);
  doctor = await aFarmer(test.app);
  await test.inputs.db.execute(sql`insert into experts (farmer_id, fields, languages, added_at)
    select id, array['irrigation'], array['hindi'], now() from farmers where email = ${doctor.email}`);
  const question = { field_of_expertise: 'irrigation', language: 'hindi', query: 'When?' };
  request = (await asha.call('POST', '/api/user/expert-requests/', question)).json().id;
});
afterAll(() => test.close());

const own = async () => (await asha.call('GET', `/api/user/expert-requests/${request}/`)).json();
/** The app while writing messages fails. */
async function withoutWords(work: () => Promise<{ statusCode: number }>): Promise<number> {
  await test.inputs.db.execute(sql`alter table expert_messages rename to away`);
  const { statusCode } = await work();
  await test.inputs.db.execute(sql`alter table away rename to expert_messages`);
  return statusCode;
}

it('an answer is atomic: when its message cannot be stored, nothing changes', async () => {
  const answer = () =>
    doctor.call('POST', `/api/user/expert-desk/${request}/answer/`, { text: 'At dawn.' });
  const askAgain = () =>
    asha.call('POST', `/api/user/expert-requests/${request}/follow-up/`, { text: 'And then?' });
  expect(await withoutWords(answer)).toBe(500);
  expect(await own()).toMatchObject({ status: 'pending', answer: null, expert: null });
  expect((await answer()).statusCode).toBe(200);
  expect(await withoutWords(askAgain)).toBe(500);
  expect(await own()).toMatchObject({ status: 'answered', answer: 'At dawn.' });
});
