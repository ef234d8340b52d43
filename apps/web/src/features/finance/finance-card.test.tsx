import type { Failure } from '@ankur/contracts/http/problem';
import { failure } from '@ankur/contracts/problems';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerTo } from '../../test/answer-to.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { refusalOf } from '../../test/refusal.ts';
import { renderApp } from '../../test/render.tsx';
import { FinanceCard } from './finance-card.tsx';

vi.mock('../../ui/chart-canvas.tsx', () => ({ default: () => null }));

const SUMMARY = {
  total_income: 150000.75,
  total_expenses: 50000.5,
  total_loans: 20000,
  total_budgets: 60000,
  net_profit: 100000.25,
};
const anExpense = {
  id: 'e1',
  category: 'seeds',
  amount: 1250.5,
  description: 'Wheat seed',
  date: '2026-11-12',
  crop: null,
  updated_at: '2026-11-20T06:00:00.000Z',
};
const aLoan = {
  id: 'l1',
  lender: 'Gramin Bank',
  amount: 50000,
  interest_rate: 24,
  start_date: '2026-06-01',
  end_date: '2027-06-01',
  is_paid: false,
  paid_on: null,
  updated_at: '2026-11-20T06:00:00.000Z',
};
const COST = {
  id: 'l1',
  as_of: '2026-11-21',
  principal: 50000,
  interest_rate: 24,
  days_to_date: 173,
  interest_to_date: 5687.67,
  total_to_date: 55687.67,
  days_by_end: 365,
  interest_by_end: 12000,
  total_by_end: 62000,
  kcc: {
    rate_percent: 7,
    limit: 300000,
    within_limit: true,
    interest_by_end: 3500,
    extra_cost: 8500,
    source: 'x',
  },
};
type Handlers = Parameters<typeof fakeServer>[0];

function open(over: Handlers = {}) {
  const server = fakeServer({
    'GET /api/user/financial-summary/': { status: 200, body: SUMMARY },
    'GET /api/user/finance/monthly/': { status: 200, body: { months: [] } },
    'GET /api/user/finance/budget-use/': { status: 200, body: { budgets: [] } },
    'GET /api/user/finance/crops/': { status: 200, body: { crops: ['Cotton'] } },
    'GET /api/user/expenses/': { status: 200, body: [anExpense] },
    'GET /api/user/incomes/': { status: 200, body: [] },
    'GET /api/user/loans/': { status: 200, body: [aLoan] },
    'GET /api/user/budgets/': { status: 200, body: [] },
    'GET /api/user/loans/l1/cost/': { status: 200, body: COST },
    ...over,
  });
  return { server, ...renderApp(<FinanceCard />) };
}
const region = () => screen.findByRole('region', { name: 'Finance' });
async function openEditor(over: Handlers = {}) {
  const view = open(over);
  await view.user.click(await screen.findByRole('button', { name: 'Add More ?' }));
  return view;
}
const typedIn = (control: HTMLElement) => (control as HTMLInputElement).value;
afterEach(() => vi.unstubAllGlobals());

describe('the summary', () => {
  it('comes first, in rupees with Indian grouping', async () => {
    open();
    const card = within(await region());
    expect(await card.findByText('₹1,50,000.75')).toBeTruthy();
    expect(card.getByText('Net Profit')).toBeTruthy();
    expect(card.getByText('₹1,00,000.25')).toBeTruthy();
    expect(card.queryByRole('tab')).toBeNull();
  });

  it('can be filtered by season and crop', async () => {
    const { user, server } = open();
    const season = await screen.findByLabelText('Season');
    const [, rabi] = within(season).getAllByRole('option');
    await user.selectOptions(season, rabi as HTMLElement);
    await user.selectOptions(await screen.findByLabelText('Only this crop'), 'Cotton');
    await vi.waitFor(() => {
      const asked = server.calls.map(({ path }) => path);
      expect(asked).toContainEqual(
        expect.stringMatching(/financial-summary\/\?season=\w+&year=\d+&crop=Cotton$/),
      );
    });
  });

  it('shows the spent share of each budget', async () => {
    const budget = { id: 'b', category: 'seeds', start_date: null, end_date: null };
    open({
      'GET /api/user/finance/budget-use/': {
        status: 200,
        body: { budgets: [{ ...budget, amount: 100, used: 121, left: -21 }] },
      },
    });
    expect(await screen.findByText('₹121.00 of ₹100.00, ₹21.00 too much')).toBeTruthy();
  });

  it('reports a failed load and retries', async () => {
    let fails = true;
    const { user } = open({
      'GET /api/user/financial-summary/': () =>
        fails ? 'offline' : { status: 200, body: SUMMARY },
    });
    expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('₹1,50,000.75')).toBeTruthy();
  });
});

describe('the editor', () => {
  it('opens by the toggle on expenses and closes by the toggle or the close button', async () => {
    const { user } = await openEditor();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Expenses',
      'Incomes',
      'Loans',
      'Budgets',
    ]);
    expect(screen.getByRole('tab', { name: 'Expenses' }).getAttribute('aria-selected')).toBe(
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Net Profit')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add More ?' }));
    await user.click(screen.getByRole('button', { name: 'Go To Summary' }));
    expect(await screen.findByText('Net Profit')).toBeTruthy();
  });

  it.each([
    ['Expenses', 'Add Expense', ['Category is required', 'Amount must be a positive number']],
    ['Incomes', 'Add Income', ['Source is required', 'Amount must be a positive number']],
    ['Budgets', 'Add Budget', ['Category is required', 'Amount must be a positive number']],
    [
      'Loans',
      'Add Loan',
      [
        'Lender is required',
        'Amount must be a positive number',
        'Interest rate must be a non-negative number',
        'Start date is required',
        'End date is required',
      ],
    ],
  ])('names every empty field of %s without asking the server', async (tab, button, messages) => {
    const { user, server } = await openEditor();
    await user.click(screen.getByRole('tab', { name: tab }));
    await user.click(await screen.findByRole('button', { name: button }));
    for (const message of messages) expect(await screen.findByText(message)).toBeTruthy();
    expect(server.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('sends numbers, then fetches list and summary again', async () => {
    const { user, server } = await openEditor({
      'POST /api/user/expenses/': { status: 201, body: anExpense },
    });
    await screen.findByText('Your expenses');
    const asked = (path: string) =>
      server.calls.filter((call) => call.method === 'GET' && call.path === path).length;
    const [list, summary] = ['/api/user/expenses/', '/api/user/financial-summary/'] as const;
    const before = { list: asked(list), summary: asked(summary) };
    await user.selectOptions(screen.getByLabelText('Category'), 'labor');
    await user.type(screen.getByLabelText('Amount'), '150000.75');
    await user.type(screen.getByLabelText('Description'), 'Picking');
    await user.click(screen.getByRole('button', { name: 'Add Expense' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      category: 'labor',
      amount: 150000.75,
      description: 'Picking',
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(typedIn(screen.getByLabelText('Amount'))).toBe('');
    expect(asked(list)).toBeGreaterThan(before.list);
    expect(asked(summary)).toBeGreaterThan(before.summary);
  });

  it('keeps its input while another ledger or the summary is shown', async () => {
    const { user } = await openEditor();
    await user.selectOptions(await screen.findByLabelText('Category'), 'labor');
    await user.type(screen.getByLabelText('Amount'), '150000.75');
    await user.click(screen.getByRole('tab', { name: 'Loans' }));
    expect(typedIn(await screen.findByLabelText('Amount'))).toBe('');
    await user.click(screen.getByRole('button', { name: 'Go To Summary' }));
    await user.click(screen.getByRole('button', { name: 'Add More ?' }));
    expect(typedIn(await screen.findByLabelText('Amount'))).toBe('150000.75');
    expect(typedIn(screen.getByLabelText('Category'))).toBe('labor');
  });

  const said = (why: Failure) => refusalOf({ non_field_errors: [why] });
  const WAIT = failure('too_many_attempts', { retry_after: 9 });
  const FAILED = 'Failed to add loans. Please try again.';
  it.each([
    ['an answer of 500', { status: 500, body: said(WAIT) } as const, FAILED],
    ['an answer of 429', { status: 429, body: said(WAIT) } as const, FAILED],
    ['no answer', 'offline' as const, FAILED],
    [
      'a refusal',
      { status: 400, body: said(WAIT) } as const,
      `${FAILED} Too many attempts. Please wait a little and try again.`,
    ],
  ])('keeps what was typed on %s and says so', async (_name, answer, text) => {
    const { user } = await openEditor({ 'POST /api/user/loans/': answer });
    await user.click(screen.getByRole('tab', { name: 'Loans' }));
    await user.type(screen.getByLabelText('Lender'), 'Gramin Bank');
    await user.type(screen.getByLabelText('Amount'), '5');
    await user.type(screen.getByLabelText('Interest Rate'), '7');
    await user.type(screen.getByLabelText('Start Date'), '2026-06-01');
    await user.type(screen.getByLabelText('End Date'), '2027-06-01');
    await user.click(screen.getByRole('button', { name: 'Add Loan' }));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(typedIn(screen.getByLabelText('Lender'))).toBe('Gramin Bank');
  });

  it('shows the server’s failure at its field, and that nothing was added', async () => {
    const { user } = await openEditor({
      'POST /api/user/expenses/': {
        status: 400,
        body: refusalOf({ category: [failure('category_required')] }),
      },
    });
    await user.selectOptions(screen.getByLabelText('Category'), 'labor');
    await user.type(screen.getByLabelText('Amount'), '5');
    await user.click(screen.getByRole('button', { name: 'Add Expense' }));
    expect(await screen.findByText('Category is required')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Failed to add expenses. Please try again.');
  });

  it('accepts a free-text budget category', async () => {
    const { user, server } = await openEditor({
      'POST /api/user/budgets/': answerTo('POST /api/user/budgets/'),
    });
    await user.click(screen.getByRole('tab', { name: 'Budgets' }));
    await user.selectOptions(screen.getByLabelText('Category'), 'own');
    await user.type(screen.getByLabelText('What is it for?'), 'New well');
    await user.type(screen.getByLabelText('Amount'), '90000');
    await user.click(screen.getByRole('button', { name: 'Add Budget' }));
    await screen.findByText('Saved.');
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      id: expect.any(String),
      category: 'New well',
      amount: 90000,
      start_date: null,
      end_date: null,
    });
  });
});

describe('an entry', () => {
  it('is deleted after confirmation, and can be restored', async () => {
    const { user, server } = await openEditor({
      'DELETE /api/user/expenses/e1/': { status: 204 },
      'POST /api/user/expenses/e1/restore/': { status: 200, body: anExpense },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(server.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await vi.waitFor(() =>
      expect(server.calls.map(({ path }) => path)).toContain('/api/user/expenses/e1/restore/'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is edited in the same form', async () => {
    const { user, server } = await openEditor({
      'PATCH /api/user/expenses/e1/': { status: 200, body: anExpense },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Expense' }));
    expect(typedIn(dialog.getByLabelText('Description'))).toBe('Wheat seed');
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '1300');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      category: 'seeds',
      amount: 1300,
    });
  });

  it('that is a loan shows its cost and can be marked as paid', async () => {
    const { user, server } = await openEditor({
      'PATCH /api/user/loans/l1/': { status: 200, body: { ...aLoan, is_paid: true } },
    });
    await user.click(screen.getByRole('tab', { name: 'Loans' }));
    await user.click(await screen.findByRole('button', { name: 'True cost' }));
    expect(await screen.findByText('₹62,000.00')).toBeTruthy();
    expect(
      screen.getByText('This loan costs ₹8,500.00 more than a Kisan Credit Card would.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark as paid' }));
    await vi.waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
        is_paid: true,
      }),
    );
  });

  it('reports when a loan could not be marked as paid', async () => {
    const { user } = await openEditor({ 'PATCH /api/user/loans/l1/': 'offline' });
    await user.click(screen.getByRole('tab', { name: 'Loans' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as paid' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/The entry is as it was/);
  });
});
