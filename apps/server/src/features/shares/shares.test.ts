import { shareEndpoints } from '@ankur/contracts/farm-record/shares';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let farmer: TestFarmer;
let cotton: string;
let cow: string;
const made = async (path: string, body: object) => {
  const answer = await farmer.call('POST', `/api/user/${path}/`, body);
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
beforeAll(async () => {
  test = await buildTestApp();
  farmer = await aFarmer(test.app);
  cotton = (await made('plantings', { crop: 'cotton', sown_on: '2026-06-20' })).id;
  cow = (await made('animals', { name: 'Gauri', species: 'cow' })).id;
  await made(`plantings/${cotton}/events`, { kind: 'weeding', date: '2026-07-10', note: 'Two' });
  await made(`animals/${cow}/events`, { kind: 'milk', date: '2026-11-20', amount: 6 });
  const own = { kind: 'own_labour', date: '2026-07-09', amount: 5, unit: 'h', value: 731 };
  await made(`plantings/${cotton}/events`, own);
  await made('expenses', { category: 'labor', amount: 900, date: '2026-07-10', planting: cotton });
});
afterAll(() => test.close());

const URL = '/api/user/shares/';
const read = (code: string) => test.app.inject({ url: `/api/shared-diary/${code}/` });

describe('a link to a diary', () => {
  it('shows a planting without money or who the farmer is', async () => {
    const share = await made('shares', { planting: cotton, days: 7 });
    expect(share).toMatchObject({ planting: cotton, expires_at: '2026-11-28T06:00:00.000Z' });
    expect(share.url).toBe(`http://ankur.test/application/diary/${share.code}`);
    expect((await farmer.call('GET', URL)).json()).toEqual([share]);
    const answer = await read(share.code);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(check(shareEndpoints.read.answer, answer.json()).ok).toBe(true);
    const { planting, herd } = answer.json();
    expect(herd).toBeNull();
    expect(planting).toMatchObject({ crop: 'cotton', sown_on: '2026-06-20' });
    expect(planting.diary).toMatchObject([
      { kind: 'weeding', note: 'Two', event: null },
      { kind: 'own_labour', amount: 5, event: null },
    ]);
    // An id may hold any figure.
    const shown = JSON.stringify(planting, (key, value) => (key === 'id' ? null : value));
    for (const told of [farmer.email, '900', '731']) expect(shown).not.toContain(told);
  });

  it('shows the herd when it names no planting', async () => {
    const { code } = await made('shares', { days: 1 });
    const { planting, herd } = (await read(code)).json();
    expect(planting).toBeNull();
    expect(herd).toMatchObject([{ name: 'Gauri', diary: [{ kind: 'milk', amount: 6 }] }]);
  });

  it('opens nothing once it was revoked, ran out, or is guessed', async () => {
    const share = await made('shares', { planting: cotton, days: 7 });
    const stranger = await aFarmer(test.app);
    expect((await stranger.call('DELETE', `${URL}${share.id}/`)).statusCode).toBe(404);
    expect((await farmer.call('DELETE', `${URL}${share.id}/`)).statusCode).toBe(204);
    expect((await read(share.code)).statusCode).toBe(404);
    const other = await made('shares', { days: 30 });
    await test.inputs.db.execute(
      sql`update shares set expires_at = ${'2026-11-21T05:59:59Z'}::timestamptz where id = ${other.id}::uuid`,
    );
    expect((await read(other.code)).statusCode).toBe(404);
    const { code } = await made('shares', { days: 1 });
    const changed = `${code.slice(0, -2)}${code.endsWith('AA') ? 'BA' : 'AA'}`;
    for (const wrong of [changed, code.slice(1), `${code}A`, 'x', share.id])
      expect((await read(wrong)).statusCode).toBe(404);
  });

  it('opens nothing while the account is suspended', async () => {
    const { code } = await made('shares', { planting: cotton, days: 1 });
    const suspend = (at: string | null) =>
      test.inputs.db.execute(
        sql`update farmers set suspended_at = ${at}::timestamptz where email = ${farmer.email}`,
      );
    await suspend('2026-11-21T06:00:00Z');
    expect((await read(code)).statusCode).toBe(404);
    await suspend(null);
    expect((await read(code)).statusCode).toBe(200);
  });

  it('says what is wrong with it', async () => {
    for (const days of [0, 31, 1.5, null]) {
      const answer = await farmer.call('POST', URL, { days });
      expect([days, Object.keys(answer.json().errors)]).toEqual([days, ['days']]);
    }
    const stranger = await aFarmer(test.app);
    const foreign = await stranger.call('POST', URL, { planting: cotton, days: 1 });
    expect(foreign.json().problems).toMatchObject([
      { field: 'planting', code: 'planting_missing' },
    ]);
    expect((await test.app.inject({ url: URL })).statusCode).toBe(401);
  });
});
