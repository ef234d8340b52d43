import { spentOfBudget } from '@ankur/agronomy/finance/budget-use';
import { loanAccount } from '@ankur/agronomy/finance/loan-account';
import { bookEndpoints } from '@ankur/contracts/finance/endpoints';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let testApp: TestApp;
let farmer: TestFarmer;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.clock.set('2026-11-21T06:00:00Z');
  farmer = await aFarmer(testApp.app);
});

const add = async (ledger: string, form: Record<string, unknown>, by = farmer) => {
  const answer = await by.call('POST', `/api/user/${ledger}/`, form);
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const summary = async (query = '', by = farmer) =>
  (await by.call('GET', `/api/user/financial-summary/${query}`)).json();
const loan = {
  lender: 'Bank',
  interest_rate: 24,
  start_date: '2026-06-01',
  end_date: '2027-06-01',
};

describe('the summary', () => {
  it('is all zero for somebody without entries', async () => {
    expect(await summary()).toEqual({
      total_income: 0,
      total_expenses: 0,
      total_loans: 0,
      total_budgets: 0,
      net_profit: 0,
    });
  });

  it('counts unpaid loans only, leaves deleted entries out and stays with its farmer', async () => {
    await add('incomes', { source: 'crop_sale', amount: 150000.75 });
    await add('expenses', { category: 'seeds', amount: 50000.5 });
    const gone = await add('expenses', { category: 'labor', amount: 999 });
    await add('loans', { ...loan, amount: 20000 });
    const paid = await add('loans', { ...loan, amount: 7000 });
    await add('budgets', { category: 'seeds', amount: 60000 });
    await farmer.call('DELETE', `/api/user/expenses/${gone.id}/`);
    await farmer.call('PATCH', `/api/user/loans/${paid.id}/`, { is_paid: true });
    const other = await aFarmer(testApp.app);
    await add('incomes', { source: 'other', amount: 5 }, other);
    const expected = {
      total_income: 150000.75,
      total_expenses: 50000.5,
      total_loans: 20000,
      total_budgets: 60000,
      net_profit: 100000.25,
    };
    expect(await summary()).toEqual(expected);
    await farmer.call('POST', `/api/user/expenses/${gone.id}/restore/`);
    expect(await summary()).toMatchObject({ total_expenses: 50999.5, net_profit: 99001.25 });
  });

  it('can be asked for one season and one crop', async () => {
    await add('incomes', { source: 'crop_sale', amount: 900, date: '2026-10-10', crop: 'Cotton' });
    await add('incomes', { source: 'crop_sale', amount: 70, date: '2026-11-10', crop: 'Cotton' });
    await add('expenses', { category: 'seeds', amount: 100, date: '2026-06-10', crop: 'Soybean' });
    expect(await summary('?season=kharif&year=2026')).toMatchObject({ net_profit: 800 });
    expect(await summary('?season=kharif&year=2026&crop=COTTON')).toMatchObject({
      net_profit: 900,
    });
  });

  it('is exact to the paisa, whatever the amounts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 1e12 }), { maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 1e12 }), { maxLength: 5 }),
        async (inPaise, outPaise) => {
          const somebody = await aFarmer(testApp.app);
          for (const p of inPaise)
            await add('incomes', { source: 'other', amount: p / 100 }, somebody);
          for (const p of outPaise)
            await add('expenses', { category: 'other', amount: (p / 100).toFixed(2) }, somebody);
          const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);
          expect(await summary('', somebody)).toMatchObject({
            total_income: sum(inPaise) / 100,
            total_expenses: sum(outPaise) / 100,
            net_profit: (sum(inPaise) - sum(outPaise)) / 100,
          });
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('income against expenses by month', () => {
  it('shows every month, the last twelve when nothing is asked', async () => {
    await add('incomes', { source: 'crop_sale', amount: 10.5, date: '2026-11-30' });
    await add('expenses', { category: 'seeds', amount: 4.25, date: '2026-11-01' });
    await add('expenses', { category: 'seeds', amount: 3, date: '2025-12-01' });
    await add('expenses', { category: 'seeds', amount: 99, date: '2025-11-30' });
    const answer = await farmer.call('GET', '/api/user/finance/monthly/');
    expect(check(bookEndpoints.monthly.answer, answer.json()).ok).toBe(true);
    const { months } = answer.json();
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: '2025-12', income: 0, expenses: 3, net: -3 });
    expect(months[11]).toEqual({ month: '2026-11', income: 10.5, expenses: 4.25, net: 6.25 });
    expect(months[5]).toEqual({ month: '2026-05', income: 0, expenses: 0, net: 0 });
  });

  it('keeps to a season and a crop', async () => {
    await add('expenses', { category: 'seeds', amount: 8, date: '2026-04-30', crop: 'Moong' });
    await add('expenses', { category: 'seeds', amount: 9, date: '2026-04-30' });
    const url = '/api/user/finance/monthly/?season=zaid&year=2026&crop=moong';
    expect((await farmer.call('GET', url)).json().months).toEqual([
      { month: '2026-04', income: 0, expenses: 8, net: -8 },
      { month: '2026-05', income: 0, expenses: 0, net: 0 },
    ]);
    const bad = await farmer.call('GET', '/api/user/finance/monthly/?months=61');
    expect(bad.statusCode).toBe(400);
  });
});

describe('budget use', () => {
  it('sums the expenses of the category within the dates', async () => {
    const plan = {
      category: 'seeds',
      amount: 100,
      start_date: '2026-06-01',
      end_date: '2026-06-30',
    };
    await add('budgets', plan);
    await add('budgets', { category: 'Well', amount: 10 });
    await add('budgets', { category: 'labor', amount: 10, start_date: '2026-06-15' });
    for (const date of ['2026-05-31', '2026-06-01', '2026-06-30', '2026-07-01']) {
      await add('expenses', { category: 'seeds', amount: 60.5, date });
      await add('expenses', { category: 'labor', amount: 4, date });
    }
    const answer = await farmer.call('GET', '/api/user/finance/budget-use/');
    expect(check(bookEndpoints.budgetUse.answer, answer.json()).ok).toBe(true);
    expect(answer.json().budgets).toMatchObject([
      { category: 'labor', used: 8, left: 2, end_date: null },
      { category: 'Well', used: 0, left: 10 },
      { ...plan, used: 121, left: -21 },
    ]);
    const expenses = (await farmer.call('GET', '/api/user/expenses/')).json();
    for (const budget of answer.json().budgets)
      expect(spentOfBudget(budget, expenses)).toBe(Math.round(budget.used * 100));
  });
});

it('lists each crop of the entries once', async () => {
  await add('expenses', { category: 'seeds', amount: 1, crop: 'Cotton' });
  await add('incomes', { source: 'crop_sale', amount: 1, crop: 'cotton' });
  await add('incomes', { source: 'crop_sale', amount: 1, crop: 'Bajra' });
  const gone = await add('incomes', { source: 'crop_sale', amount: 1, crop: 'Wheat' });
  await farmer.call('DELETE', `/api/user/incomes/${gone.id}/`);
  const { crops } = (await farmer.call('GET', '/api/user/finance/crops/')).json();
  expect(crops.map((crop: string) => crop.toLowerCase())).toEqual(['bajra', 'cotton']);
});

describe('the cost of a loan', () => {
  const costOf = async (id: string) =>
    (await farmer.call('GET', `/api/user/loans/${id}/cost/`)).json();

  it('runs to today and is compared with the card', async () => {
    const { id } = await add('loans', { ...loan, amount: 50000 });
    const cost = await costOf(id);
    expect(check(bookEndpoints.loanCost.answer, cost).ok).toBe(true);
    expect(cost).toMatchObject({
      as_of: '2026-11-21',
      days_to_date: 173,
      interest_to_date: 5687.67,
      total_by_end: 62000,
      kcc: { rate_percent: 7, interest_by_end: 3500, extra_cost: 8500, within_limit: true },
    });
  });

  it('stops on the day it was marked as paid, and continues when that is undone', async () => {
    testApp.clock.set('2026-11-21T18:29:00Z');
    farmer = await aFarmer(testApp.app);
    const { id } = await add('loans', { ...loan, amount: 50000 });
    const url = `/api/user/loans/${id}/`;
    const mark = (is_paid: boolean) => farmer.call('PATCH', url, { is_paid });
    expect((await mark(true)).json()).toMatchObject({ is_paid: true, paid_on: '2026-11-21' });
    // Midnight has passed in India.
    testApp.clock.set('2026-11-21T18:31:00Z');
    expect((await mark(true)).json().paid_on).toBe('2026-11-21');
    expect((await costOf(id)).as_of).toBe('2026-11-21');
    expect((await mark(false)).json().paid_on).toBeNull();
    expect((await costOf(id)).as_of).toBe('2026-11-22');
  });

  it('is the one that a phone computes from the loan and the rate that it has read', async () => {
    testApp.clock.set('2026-11-21T06:00:00Z');
    farmer = await aFarmer(testApp.app);
    for (const more of [{}, { is_paid: true }, { end_date: '2026-08-01', interest_rate: 3.35 }]) {
      const { id } = await add('loans', { ...loan, amount: 12345.67, ...more });
      const kept = (await farmer.call('GET', `/api/user/loans/${id}/`)).json();
      const cost = await costOf(id);
      expect(loanAccount(kept, '2026-11-21', cost.kcc.rate_percent)).toEqual(cost);
    }
  });

  it('of another farmer is 404', async () => {
    const { id } = await add('loans', { ...loan, amount: 1 });
    const other = await aFarmer(testApp.app);
    expect((await other.call('GET', `/api/user/loans/${id}/cost/`)).statusCode).toBe(404);
    expect((await farmer.call('GET', '/api/user/loans/4/cost/')).statusCode).toBe(404);
  });
});

describe('the CSV file', () => {
  it('contains all ledgers and no cell that a spreadsheet would evaluate', async () => {
    await add('expenses', {
      category: 'seeds',
      amount: 10,
      description: '=cmd()|x',
      date: '2026-06-01',
    });
    await add('incomes', {
      source: 'other',
      amount: 1500.5,
      description: 'a, "b"',
      date: '2026-06-02',
    });
    await add('loans', { ...loan, lender: '+Patil', amount: 7 });
    await add('budgets', { category: 'seeds', amount: 3 });
    const answer = await farmer.call('GET', '/api/user/finance/export.csv/');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.body.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      'kind,date,end_date,name,amount_rupees,description,crop,interest_rate_percent,is_paid',
      'budget,,,seeds,3.00,,,,',
      "expense,2026-06-01,,seeds,10.00,'=cmd()|x,,,",
      'income,2026-06-02,,other,1500.50,"a, ""b""",,,',
      "loan,2026-06-01,2027-06-01,'+Patil,7.00,,,24,false",
    ]);
  });
});

it('every call needs a token', async () => {
  const urls = [
    '/api/user/financial-summary/',
    '/api/user/finance/monthly/',
    '/api/user/finance/budget-use/',
    '/api/user/finance/crops/',
    '/api/user/finance/export.csv/',
    '/api/user/loans/x/cost/',
  ];
  const answers = await Promise.all(urls.map((url) => testApp.app.inject({ url })));
  expect(answers.map((answer) => answer.statusCode)).toEqual(urls.map(() => 401));
});
