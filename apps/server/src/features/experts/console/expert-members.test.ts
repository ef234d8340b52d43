import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: TestApp;
let operator: TestFarmer;
let doctor: TestFarmer;
beforeAll(async () => {
  test = await buildTestApp();
  operator = await aFarmer(test.app);
  doctor = await aFarmer(test.app, { name: 'Kavita Rao' });
  await test.inputs.db.execute(sql`insert into account_roles (farmer_id, role, granted_at)
    select id, 'operator', now() from farmers where email = ${operator.email}`);
});
afterAll(() => test.close());

const FORM = {
  email: 'kavita@example.in',
  fields: ['irrigation'],
  languages: ['hindi'],
  experience: '14 years',
};
const invite = (form: object = FORM) =>
  operator.call('POST', '/api/console/expert-invitations/', form);
const accept = (who: TestFarmer, token: string) =>
  who.call('POST', '/api/user/expert-invitation/', { token });
const overview = async () => (await operator.call('GET', '/api/console/experts/')).json();
const tokenOf = (link: string) => link.split('#')[1] ?? '';

it('mails a link that makes one account an expert', async () => {
  const { link, id } = (await invite()).json();
  expect(test.mailbox.at(-1)).toMatchObject({ to: FORM.email });
  expect(test.mailbox.at(-1)?.text).toContain(link);
  // Nobody has an account with that address: in the language that they are to answer in.
  expect(test.mailbox.at(-1)?.text).toContain('विषय: सिंचाई। भाषा: हिन्दी।');
  expect((await overview()).invitations).toMatchObject([{ id, email: FORM.email }]);
  expect((await accept(doctor, 'wrong')).json().problems[0].code).toBe('invitation_unknown');
  expect((await accept(doctor, tokenOf(link))).json()).toEqual({
    fields: ['irrigation'],
    languages: ['hindi'],
    experience: '14 years',
  });
  expect((await accept(operator, tokenOf(link))).statusCode).toBe(400);
  expect(await overview()).toMatchObject({
    invitations: [],
    experts: [{ name: 'Kavita Rao', fields: ['irrigation'], taken: 0, answered: 0 }],
  });
  const { rows } = await test.inputs.db.execute(sql`select action, note, f.email as by
    from moderation_log l left join farmers f on f.id = l.actor_id order by l.id`);
  expect(rows).toEqual([
    { action: 'invite expert', note: null, by: operator.email },
    { action: 'grant role', note: 'expert', by: operator.email },
  ]);
});

it('an invitation expires after 30 days, by a newer one to the same address, and when revoked', async () => {
  const old = (await invite()).json();
  const fresh = (await invite()).json();
  expect((await accept(doctor, tokenOf(old.link))).statusCode).toBe(400);
  await operator.call('DELETE', `/api/console/expert-invitations/${fresh.id}/`);
  expect((await accept(doctor, tokenOf(fresh.link))).statusCode).toBe(400);
  expect(
    (await operator.call('DELETE', `/api/console/expert-invitations/${fresh.id}/`)).statusCode,
  ).toBe(404);
  const [entry] = (await operator.call('GET', '/api/console/log/')).json();
  expect(entry).toMatchObject({
    action: 'withdraw invitation',
    subject: fresh.id,
    actor: operator.email,
  });
  const { link } = (await invite()).json();
  await test.inputs.db.execute(
    sql`update expert_invitations set expires_at = ${test.clock.now().toISOString()}::timestamptz`,
  );
  expect((await accept(doctor, tokenOf(link))).statusCode).toBe(400);
});

it.each([
  ['email', 'nobody'],
  ['fields', []],
  ['fields', ['poetry']],
  ['languages', []],
  ['experience', 'x'.repeat(101)],
])('refuses an invitation with %s %j', async (field, value) => {
  const answer = await invite({ ...FORM, [field]: value });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
});

it('changes an expert’s fields, and withdraws an expert, whose questions are released', async () => {
  const [{ id }] = (await overview()).experts;
  const at = `/api/console/experts/${id}/`;
  const form = { fields: ['soil_health', 'irrigation'], languages: ['hindi', 'telugu'] };
  expect((await operator.call('PUT', at, form)).statusCode).toBe(204);
  expect((await overview()).experts).toMatchObject([{ ...form, experience: null }]);
  const question = { field_of_expertise: 'irrigation', language: 'hindi', query: 'When?' };
  const request = (await operator.call('POST', '/api/user/expert-requests/', question)).json();
  await doctor.call('POST', `/api/user/expert-desk/${request.id}/claim/`);
  expect((await overview()).experts).toMatchObject([{ taken: 1 }]);
  expect((await operator.call('POST', `${at}withdraw/`, { why: 'Moved away' })).statusCode).toBe(
    204,
  );
  expect(await overview()).toMatchObject({
    experts: [],
    waiting: [{ field: 'irrigation', language: 'hindi', waiting: 1, experts: 0 }],
  });
  for (const gone of [at, '/api/console/experts/x/']) {
    expect((await operator.call('PUT', gone, form)).statusCode).toBe(404);
    expect((await operator.call('POST', `${gone}withdraw/`, { why: 'x' })).statusCode).toBe(404);
  }
});

it('is for operators alone', async () => {
  expect((await doctor.call('GET', '/api/console/experts/')).statusCode).toBe(404);
});
