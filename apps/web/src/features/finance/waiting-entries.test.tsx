import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSnapshot } from '../../lib/outbox/outbox.ts';
import { sendNow } from '../../lib/outbox/outbox-actions.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { FinanceCard } from './finance-card.tsx';

vi.mock('../../ui/chart-canvas.tsx', () => ({ default: () => null }));

const SUMMARY = {
  total_income: 1000,
  total_expenses: 400.5,
  total_loans: 0,
  total_budgets: 0,
  net_profit: 599.5,
};
const AN_EXPENSE = {
  id: 'e1',
  category: 'seeds',
  amount: 100,
  description: 'Wheat seed',
  date: '2026-11-12',
  crop: null,
  updated_at: '2026-11-12T06:00:00.000Z',
};
const BAD = {
  status: 400,
  body: {
    errors: { amount: ['Amount must be a positive number'] },
    problems: [{ field: 'amount', code: 'amount_not_positive', params: {} }],
  },
};
type Handlers = Parameters<typeof fakeServer>[0];

async function openExpenses(over: Handlers) {
  const server = fakeServer({
    'GET /api/user/financial-summary/': { status: 200, body: SUMMARY },
    'GET /api/user/finance/monthly/': { status: 200, body: { months: [] } },
    'GET /api/user/finance/budget-use/': { status: 200, body: { budgets: [] } },
    'GET /api/user/finance/crops/': { status: 200, body: { crops: [] } },
    'GET /api/user/expenses/': { status: 200, body: [AN_EXPENSE] },
    ...over,
  });
  const view = renderApp(<FinanceCard />);
  await view.user.click(await screen.findByRole('button', { name: 'Add More ?' }));
  await screen.findByText('Your expenses');
  const add = async (amount: string) => {
    await view.user.selectOptions(screen.getByLabelText('Category'), 'labor');
    await view.user.type(screen.getByLabelText('Amount'), amount);
    await view.user.click(screen.getByRole('button', { name: 'Add Expense' }));
  };
  const showSummary = () => view.user.click(screen.getByRole('button', { name: 'Go To Summary' }));
  return { ...view, server, add, showSummary };
}
const rowOf = (text: string) => {
  const rows = screen.getAllByRole('listitem');
  return within(rows.find((row) => within(row).queryByText(text)) as HTMLElement);
};
const bodies = (server: ReturnType<typeof fakeServer>, method: string) =>
  server.calls.filter((call) => call.method === method).map(({ body }) => body);

beforeEach(() => signIn());
afterEach(() => vi.unstubAllGlobals());

describe('an entry without an answer', () => {
  it('is listed at once, counts in the sums and is sent once', async () => {
    let line: 'offline' | { status: number; body: object } = 'offline';
    const { server, add, showSummary } = await openExpenses({
      'POST /api/user/expenses/': () => line,
    });
    await add('250');
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(rowOf('Labor').getByText('Waiting to be sent')).toBeTruthy();
    await showSummary();
    expect(await screen.findByText('₹650.50')).toBeTruthy();
    expect(screen.getByText('₹349.50')).toBeTruthy();
    expect(screen.getByText('Counts 1 entry that is still waiting to be sent.')).toBeTruthy();

    line = { status: 201, body: { ...AN_EXPENSE, id: 'e2' } };
    await sendNow(currentSnapshot().records.map(({ id }) => id));
    await vi.waitFor(() => expect(screen.queryByText(/still waiting/)).toBeNull());
    const [first, second, ...more] = bodies(server, 'POST');
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });

  it('counts in the budget of its category', async () => {
    const budget = { id: 'b1', category: 'Labor', start_date: '2026-01-01', end_date: null };
    const { add, showSummary } = await openExpenses({
      'POST /api/user/expenses/': 'offline',
      'GET /api/user/finance/budget-use/': {
        status: 200,
        body: { budgets: [{ ...budget, amount: 1000, used: 100, left: 900 }] },
      },
    });
    await add('250');
    await screen.findByText('Saved.');
    await showSummary();
    expect(await screen.findByText(/₹350\.00/)).toBeTruthy();
  });

  it.each([
    ['read to its end', false],
    ['not read to its end', true],
  ])(
    'is a new budget that counts what was spent before, the list of expenses %s',
    async (_name, isMore) => {
      const link = '</api/user/expenses/?cursor=c>; rel="next"';
      const { user } = await openExpenses({
        'POST /api/user/budgets/': 'offline',
        'GET /api/user/budgets/': { status: 200, body: [] },
        'GET /api/user/expenses/': {
          status: 200,
          body: [AN_EXPENSE, { ...AN_EXPENSE, id: 'e0', category: 'labor' }],
          ...(isMore && { link }),
        },
      });
      await user.click(screen.getByRole('tab', { name: 'Budgets' }));
      await user.selectOptions(await screen.findByLabelText('Category'), 'seeds');
      await user.type(screen.getByLabelText('Amount'), '250');
      await user.click(screen.getByRole('button', { name: 'Add Budget' }));
      await screen.findByText('Saved.');
      await user.click(screen.getByRole('button', { name: 'Go To Summary' }));
      await screen.findByText('Counts 1 entry that is still waiting to be sent.');
      await vi.waitFor(() =>
        expect(screen.queryByText('₹100.00 of ₹250.00') === null).toBe(isMore),
      );
    },
  );

  it('is edited and discarded offline in the same form', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { server, add, user } = await openExpenses({});
    await add('250');
    await screen.findByText('Saved.');
    await user.click(rowOf('Labor').getByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Expense' }));
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '300');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('₹300.00')).toBeTruthy();
    expect(currentSnapshot().records).toHaveLength(1);

    await user.click(rowOf('Labor').getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await vi.waitFor(() => expect(screen.queryByText('₹300.00')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('₹300.00')).toBeTruthy();
    expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('that is refused later stays with the reason and opens with its input', async () => {
    let answer: 'offline' | typeof BAD | { status: number; body: object } = 'offline';
    const { add, user, server } = await openExpenses({
      'POST /api/user/expenses/': () => answer,
    });
    await add('250');
    await screen.findByText('Saved.');
    answer = BAD;
    await sendNow(currentSnapshot().records.map(({ id }) => id));
    const row = () => rowOf('Labor');
    await vi.waitFor(() => row().getByText('Could not be saved: look at it'));
    expect(row().getByText('Amount must be a positive number')).toBeTruthy();
    await user.click(row().getByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Expense' }));
    expect(await dialog.findByText('Amount must be a positive number')).toBeTruthy();
    const amount = dialog.getByLabelText('Amount') as HTMLInputElement;
    expect(amount.value).toBe('250');
    answer = { status: 201, body: { ...AN_EXPENSE, id: 'e2', amount: 25 } };
    await user.clear(amount);
    await user.type(amount, '25');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(server, 'POST').at(-1)).toMatchObject({ amount: 25 });
    expect(currentSnapshot().records).toEqual([]);
  });
});

it('a deletion without an answer that is undone leaves the sums as they were', async () => {
  const { user, showSummary } = await openExpenses({
    'DELETE /api/user/expenses/e1/': 'offline',
    'POST /api/user/expenses/e1/restore/': 'offline',
  });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() =>
    expect(currentSnapshot().records.map(({ kind }) => kind)).toEqual(['remove', 'set']),
  );
  expect(await screen.findByText('₹100.00')).toBeTruthy();
  await showSummary();
  expect(await screen.findByText('₹400.50')).toBeTruthy();
});

describe('an edit', () => {
  it('is sent with the version that the farmer saw', async () => {
    const { user, server } = await openExpenses({
      'PATCH /api/user/expenses/e1/': { status: 200, body: { ...AN_EXPENSE, amount: 120 } },
    });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '120');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const patch = server.calls.find(({ method }) => method === 'PATCH');
    expect(patch?.ifMatch).toBe(AN_EXPENSE.updated_at);
  });

  it('is merged with changes of other fields made elsewhere', async () => {
    const current = { ...AN_EXPENSE, description: 'Gram', updated_at: '2026-11-13T06:00:00.000Z' };
    const { user, server } = await openExpenses({
      'PATCH /api/user/expenses/e1/': ({ ifMatch }) =>
        ifMatch === current.updated_at
          ? { status: 200, body: { ...current, amount: 120 } }
          : { status: 412, body: { errors: {}, problems: [], current } },
    });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '120');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(server, 'PATCH').at(-1)).toEqual({ amount: 120 });
    expect(currentSnapshot().records).toEqual([]);
  });
});

it('one farmer’s queued writes are hidden from the next and wait for the first', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { add } = await openExpenses({});
  await add('250');
  await screen.findByText('Saved.');
  signIn('ravi');
  expect(currentSnapshot().records).toEqual([]);
  signIn('asha');
  expect(currentSnapshot().records).toHaveLength(1);
});
