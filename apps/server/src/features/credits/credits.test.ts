import { creditEndpoints } from '@ankur/contracts/farm-record/credits';
import { check } from '@ankur/contracts/http/errors';
import { readConfig } from '@ankur/server/platform/config/config';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let farmer: TestFarmer;
beforeAll(async () => {
  test = await buildTestApp();
  farmer = await aFarmer(test.app);
});
afterAll(() => test.close());

const URL = '/api/user/credits/';
const UREA = { shop: 'Krishi Kendra', item: 'Urea', amount: 10_000, taken_on: '2025-11-21' };

describe('goods on credit', () => {
  it('tell what they truly cost, beside the card', async () => {
    const answer = await farmer.call('POST', URL, { ...UREA, rate_percent_month: 2 });
    expect(answer.statusCode).toBe(201);
    const row = answer.json();
    expect(check(creditEndpoints.add.answer, row).ok).toBe(true);
    // A year later: 24 % of 10,000; the card asks for 7 %.
    expect(row).toMatchObject({
      ...{ paid: 0, interest: 2400, owed: 12_400, cost: 2400, cost_on_card: 700, payments: [] },
    });
    const payments = [{ date: '2026-02-02', amount: 5480 }];
    const paid = (await farmer.call('PUT', `${URL}${row.id}/`, { payments })).json();
    // 73 days cost 480 rupees; what is left of the amount, 5,000, costs 1,920 in the other 292.
    expect(paid.payments).toEqual(payments);
    expect(paid).toMatchObject({ paid: 5480, interest: 1440, owed: 5960, cost: 1440 });
  });

  it('are compared with the card at the rate that the operator set', async () => {
    const config = readConfig({
      DATA_DIR: '/nonexistent',
      LOG_LEVEL: 'silent',
      KCC_RATE_PERCENT: '4',
    });
    const other = await buildTestApp({ config });
    const asha = await aFarmer(other.app);
    const row = (await asha.call('POST', URL, { ...UREA, rate_percent_month: 2 })).json();
    await other.close();
    expect(row).toMatchObject({ cost: 2400, cost_on_card: 400 });
  });

  it('say what is wrong with them, and are nobody else’s', async () => {
    const wrong = { shop: '', amount: 0, taken_on: 'x', payments: [{ date: '', amount: 5 }] };
    const answer = await farmer.call('POST', URL, wrong);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors).sort()).toEqual(
      expect.arrayContaining(['amount', 'shop', 'taken_on']),
    );
    const early = await farmer.call('POST', URL, { ...UREA, due_on: '2025-11-20' });
    expect(early.json().problems).toMatchObject([{ field: 'due_on', code: 'end_before_start' }]);
    const row = (await farmer.call('POST', URL, UREA)).json();
    const other = await aFarmer(test.app);
    expect((await other.call('GET', `${URL}${row.id}/`)).statusCode).toBe(404);
    expect((await other.call('DELETE', `${URL}${row.id}/`)).statusCode).toBe(404);
    expect((await test.app.inject({ url: URL })).statusCode).toBe(401);
    expect((await farmer.call('DELETE', `${URL}${row.id}/`)).statusCode).toBe(204);
  });
});
