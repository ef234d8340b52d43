import {
  budgetEndpoints,
  expenseEndpoints,
  incomeEndpoints,
  loanEndpoints,
} from '@ankur/contracts/finance/endpoints';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let testApp: TestApp;
let farmer: TestFarmer;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  farmer = await aFarmer(testApp.app);
});

const loanForm = {
  lender: 'Gramin Bank',
  amount: 50000,
  interest_rate: 7,
  start_date: '2026-06-01',
  end_date: '2027-05-31',
};
const ledgers = [
  {
    name: 'expenses',
    answer: expenseEndpoints.add.answer,
    form: { category: 'seeds', amount: 1500.75, description: 'Soybean seed', date: '2026-06-20' },
    bad: { category: 'diesel', amount: -1, date: '2026-02-30', description: 'x'.repeat(501) },
    change: { amount: 0.01, crop: 'Soybean' },
  },
  {
    name: 'incomes',
    answer: incomeEndpoints.add.answer,
    form: { source: 'crop_sale', amount: 82000, description: '', date: '2026-11-02' },
    bad: { source: '', amount: 'many', date: 'yesterday' },
    change: { source: 'livestock_sale', date: '2026-11-03' },
  },
  {
    name: 'loans',
    answer: loanEndpoints.add.answer,
    form: loanForm,
    bad: { lender: ' ', amount: 1.001, interest_rate: -1, start_date: '', end_date: 'x' },
    change: { is_paid: true, interest_rate: 7.25 },
  },
  {
    name: 'budgets',
    answer: budgetEndpoints.add.answer,
    form: { category: 'seeds', amount: 10000, start_date: '2026-06-01', end_date: '2026-10-31' },
    bad: { category: '', amount: 2e10, start_date: '2026-06-02', end_date: '2026-06-01' },
    change: { category: 'Well repair', end_date: '2026-12-31' },
  },
];

describe.each(ledgers)('$name', ({ name, answer: schema, form, bad, change }) => {
  const list = `/api/user/${name}/`;
  const add = async () => (await farmer.call('POST', list, form)).json();

  it('returns an added entry in the list and by id', async () => {
    const added = await farmer.call('POST', list, form);
    expect(added.statusCode).toBe(201);
    expect(check(schema, added.json()).ok).toBe(true);
    expect(added.json()).toMatchObject(form);
    const one = await farmer.call('GET', `${list}${added.json().id}/`);
    expect(one.json()).toEqual(added.json());
    expect(one.headers['cache-control']).toBe('no-store');
    const listed = await farmer.call('GET', list.slice(0, -1));
    expect(listed.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(listed.json()).toEqual([added.json()]);
  });

  it('reports every failing field at once, on create and on change', async () => {
    const refused = await farmer.call('POST', list, bad);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().errors).length).toBeGreaterThan(1);
    const { id } = await add();
    const again = await farmer.call('PATCH', `${list}${id}/`, bad);
    expect(again.json().errors).toEqual(refused.json().errors);
    expect(Object.keys(refused.json().errors)).toEqual(
      expect.arrayContaining(
        Object.keys(bad).filter((field) => field !== 'start_date' || bad[field] === ''),
      ),
    );
  });

  it('changes only what is named', async () => {
    const added = await add();
    const changed = await farmer.call('PATCH', `${list}${added.id}/`, change);
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({ ...form, ...change });
    expect((await farmer.call('PATCH', `${list}${added.id}/`, {})).json()).toEqual(changed.json());
  });

  it('can be deleted, and restored within ten minutes only', async () => {
    const added = await add();
    const path = `${list}${added.id}/`;
    expect((await farmer.call('DELETE', path)).statusCode).toBe(204);
    expect((await farmer.call('DELETE', path)).statusCode).toBe(404);
    expect((await farmer.call('GET', path)).statusCode).toBe(404);
    expect((await farmer.call('PATCH', path, change)).statusCode).toBe(404);
    expect((await farmer.call('GET', list)).json()).toEqual([]);
    const back = await farmer.call('POST', `${path}restore/`);
    expect(back.statusCode).toBe(200);
    expect(back.json()).toEqual(added);
    expect((await farmer.call('POST', `${path}restore/`)).json()).toEqual(added);
    await farmer.call('DELETE', path);
    testApp.clock.advance(10 * 60_000 + 1);
    expect((await farmer.call('POST', `${path}restore/`)).statusCode).toBe(404);
  });

  it('is 404 for other farmers', async () => {
    const added = await add();
    const path = `${list}${added.id}/`;
    const other = await aFarmer(testApp.app);
    const tries = await Promise.all([
      other.call('GET', path),
      other.call('PATCH', path, change),
      other.call('DELETE', path),
      other.call('POST', `${path}restore/`),
      other.call('DELETE', `${list}17/`),
      other.call('PATCH', `${list}nothing/`, change),
    ]);
    expect(tries.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await other.call('GET', list)).json()).toEqual([]);
    expect((await farmer.call('GET', path)).json()).toEqual(added);
  });

  it('needs a token', async () => {
    const calls = [
      ['GET', list],
      ['POST', list],
      ['GET', `${list}x/`],
      ['PATCH', `${list}x/`],
      ['DELETE', `${list}x/`],
      ['POST', `${list}x/restore/`],
    ] as const;
    const answers = await Promise.all(
      calls.map(([method, url]) => testApp.app.inject({ method, url })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(calls.map(() => 401));
  });

  it('is listed newest first in pages of twenty without repetition', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 23; i += 1) ids.unshift((await add()).id);
    const first = await farmer.call('GET', list);
    expect(first.json().map((item: { id: string }) => item.id)).toEqual(ids.slice(0, 20));
    const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    await add();
    const second = await farmer.call('GET', next);
    expect(second.json().map((item: { id: string }) => item.id)).toEqual(ids.slice(20));
    expect(second.headers.link).toBeUndefined();
    expect((await farmer.call('GET', `${list}?limit=0`)).json().errors).toHaveProperty('limit');
    expect((await farmer.call('GET', `${list}?limit=101`)).statusCode).toBe(400);
    expect((await farmer.call('GET', `${list}?cursor=x`)).statusCode).toBe(400);
  });
});

describe('an amount', () => {
  it('may come as text and is exact to the paisa', async () => {
    const call = farmer.call('POST', '/api/user/expenses/', {
      category: 'labor',
      amount: '150000.75',
    });
    expect((await call).json().amount).toBe(150000.75);
  });

  it('is dated today in India when no date is given', async () => {
    testApp.clock.set('2026-11-21T20:00:00Z');
    farmer = await aFarmer(testApp.app);
    const call = farmer.call('POST', '/api/user/incomes/', { source: 'other', amount: 5 });
    expect((await call).json()).toMatchObject({ date: '2026-11-22', description: '', crop: null });
  });
});

describe('a span of days', () => {
  it('stays in order when only one end is changed', async () => {
    const { id } = (await farmer.call('POST', '/api/user/loans/', loanForm)).json();
    const refused = await farmer.call('PATCH', `/api/user/loans/${id}/`, {
      end_date: '2026-05-31',
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({
      end_date: ['End date must not be before the start date'],
    });
    const moved = { start_date: '2025-01-01', end_date: '2026-05-31' };
    expect((await farmer.call('PATCH', `/api/user/loans/${id}/`, moved)).statusCode).toBe(200);
  });

  it('may be left open in a budget', async () => {
    const open = await farmer.call('POST', '/api/user/budgets/', { category: 'seeds', amount: 1 });
    expect(open.json()).toMatchObject({ start_date: null, end_date: null });
  });
});

describe('the season filter', () => {
  it('narrows expenses by season, farming year and crop', async () => {
    const dates = ['2026-05-31', '2026-06-01', '2026-10-31', '2026-11-01', '2027-03-31'];
    for (const [i, date] of dates.entries()) {
      const crop = i % 2 ? 'Cotton' : null;
      await farmer.call('POST', '/api/user/expenses/', {
        category: 'seeds',
        amount: 1,
        date,
        crop,
      });
    }
    const found = async (query: string) =>
      (await farmer.call('GET', `/api/user/expenses/?${query}`))
        .json()
        .map((item: { date: string }) => item.date)
        .sort();
    expect(await found('season=kharif&year=2026')).toEqual(['2026-06-01', '2026-10-31']);
    expect(await found('season=rabi&year=2026')).toEqual(['2026-11-01', '2027-03-31']);
    expect(await found('year=2026')).toEqual(dates.slice(1));
    expect(await found('crop=cotton')).toEqual(['2026-06-01', '2026-11-01']);
    expect(await found('crop=cotton&season=rabi&year=2026')).toEqual(['2026-11-01']);
    const bad = await farmer.call('GET', '/api/user/expenses/?season=monsoon&year=x');
    expect(Object.keys(bad.json().errors).sort()).toEqual(['season', 'year']);
  });
});
