import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitingChanges, withWaiting } from '../features/finance/waiting-sums.ts';
import { currentSnapshot } from '../lib/outbox/outbox.ts';
import { sendNow } from '../lib/outbox/outbox-actions.ts';
import { answerTo } from '../test/answer-to.ts';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';
import { signIn } from '../test/sign-in.ts';
import FarmPage from './farm.page.tsx';

const VERSION = '2026-11-20T06:00:00.000Z';
const COW = { id: 'c', name: 'Gauri', species: 'cow', sex: 'female', count: 1, present: 1 };
const CROP = { id: 'p', crop: 'wheat', status: 'growing', area_acres: 2, updated_at: VERSION };
const MONEY = {
  ...{ ledger: 'expenses', id: 'x', amount: 240, date: '2026-11-18', crop: null },
  ...{ category: 'other', is_changed: false },
};
const FEED = {
  ...{ id: 'e', animal: 'c', kind: 'feed', date: '2026-11-18', amount: 8, unit: 'kg' },
  ...{ note: '', updated_at: VERSION },
};
const EVENTS = '/api/user/animals/c/events/';
const SUMS = {
  ...{ total_income: 0, total_expenses: 240, total_loans: 0, total_budgets: 0, net_profit: -240 },
};

type Handlers = Parameters<typeof fakeServer>[0];

function open(over: Handlers = {}) {
  const server = fakeServer({
    'GET /api/user/fields/': { status: 200, body: [] },
    'GET /api/user/plantings/': answerTo('GET /api/user/plantings/', [CROP]),
    'GET /api/user/losses/': { status: 200, body: [] },
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [COW]),
    'GET /api/user/animals/due/': { status: 200, body: [] },
    'GET /api/user/animals/milk-rates/': { status: 200, body: { rates: null, updated_at: null } },
    'GET /api/crops/': { status: 200, body: [] },
    'GET /api/user/profile/': { status: 404, body: { errors: {}, problems: [] } },
    ...over,
  });
  const deleted = () =>
    server.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  return { deleted, ...renderApp(<FarmPage />, { at: '/application/farm' }) };
}

/** The diary of the cow, with the question about the money of what she was fed. */
async function ask(money: object[], over: Handlers = {}) {
  const opened = open({
    [`GET ${EVENTS}`]: answerTo(`GET ${EVENTS}`, [{ ...FEED, money }]),
    ...over,
  });
  const { user } = opened;
  await user.click(await screen.findByRole('tab', { name: 'Animals' }));
  await user.click(await screen.findByRole('button', { name: 'Diary' }));
  const diary = within(await screen.findByRole('dialog', { name: 'Gauri' }));
  await user.click(await diary.findByRole('button', { name: 'Delete Feed' }));
  const question = () => screen.findByRole('dialog', { name: 'Delete Feed' });
  return { ...opened, diary, question };
}
const records = () => currentSnapshot().records.map(({ what, kind, thing }) => [what, kind, thing]);

beforeEach(() => signIn());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an entry that wrote money into the books', () => {
  it('is deleted with it where the farmer says so, at once in list and sums, and both come back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user, diary, question } = await ask([MONEY]);
    const dialog = within(await question());
    expect(dialog.getByText(/^Also delete the ₹240.* in your books\?$/)).toBeTruthy();
    expect(dialog.queryByText(/You changed it/)).toBeNull();
    expect(records()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Yes, delete it too' }));
    await waitFor(() =>
      expect(records()).toEqual([
        ['animalEvent', 'remove', 'e'],
        ['expenses', 'remove', 'x'],
      ]),
    );
    expect(diary.queryByText(/8 kg/)).toBeNull();
    const waiting = waitingChanges(currentSnapshot().records);
    expect(withWaiting(SUMS, waiting, {})).toMatchObject({ total_expenses: 0, net_profit: 0 });
    await user.click(await diary.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(records()).toEqual([]));
    expect(await diary.findByText(/8 kg/)).toBeTruthy();
  });

  it('is sent as one deletion, after which the money is gone', async () => {
    const { user, diary, deleted, question } = await ask([MONEY], {
      [`DELETE ${EVENTS}e/with-money/`]: { status: 204 },
      'DELETE /api/user/expenses/x/': { status: 404, body: { errors: {}, problems: [] } },
    });
    await user.click(within(await question()).getByRole('button', { name: 'Yes, delete it too' }));
    await diary.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(records()).toHaveLength(2));
    expect(deleted()).toEqual([]);
    await sendNow(currentSnapshot().records.map(({ id }) => id));
    await waitFor(() => expect(records()).toEqual([]));
    expect(deleted()).toEqual([`${EVENTS}e/with-money/`, '/api/user/expenses/x/']);
    await waitFor(() => expect(diary.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('leaves it there otherwise, and says when it was changed since', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user, diary, question } = await ask([{ ...MONEY, is_changed: true }]);
    const dialog = await question();
    expect(within(dialog).getByText(/You changed it in the books/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(records()).toEqual([]);
    await user.click(diary.getByRole('button', { name: 'Delete Feed' }));
    await user.click(
      within(await question()).getByRole('button', { name: 'No, keep it in the books' }),
    );
    await waitFor(() => expect(records()).toEqual([['animalEvent', 'remove', 'e']]));
    expect(currentSnapshot().records[0]?.request.url).toBe(`${EVENTS}e/`);
    await user.click(await diary.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(records()).toEqual([]));
  });

  it('asks about what was never sent, too', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Write more' }));
    const form = within(await screen.findByRole('dialog'));
    await user.selectOptions(form.getByLabelText('What was done'), 'weeding');
    await user.type(form.getByLabelText('Paid for it, in rupees'), '700');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(records()).toHaveLength(2));
    const [event, expense] = currentSnapshot().records;
    expect(expense?.row).toMatchObject({ amount: 700, planting_event: event?.thing });
    await user.click(await screen.findByRole('button', { name: 'Delete Weeded' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Weeded' }));
    expect(dialog.getByText(/₹700/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Yes, delete it too' }));
    await waitFor(() => expect(records()).toEqual([]));
    const undo = screen.getAllByRole('button', { name: 'Undo' });
    await user.click(undo.at(-1) as HTMLElement);
    await waitFor(() =>
      expect(records()).toEqual([
        ['plantingEvent', 'make', event?.thing],
        ['expenses', 'make', expense?.thing],
      ]),
    );
  });

  it('takes its money out of the diary of the crop', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const spray = {
      ...{ id: 's', planting: 'p', kind: 'spray', date: '2026-11-18', product: 'Neem oil' },
      ...{ amount: null, unit: null, note: '', waiting_days: 3, updated_at: VERSION },
      ...{ money: [{ ...MONEY, category: 'pesticides' }] },
    };
    const { user } = open({
      'GET /api/user/plantings/p/': answerTo('GET /api/user/plantings/p/', {
        ...CROP,
        diary: [
          { id: 's', source: 'event', kind: 'spray', date: '2026-11-18', event: spray },
          {
            ...{ id: 'x', source: 'expense', kind: 'pesticides', date: '2026-11-18' },
            ...{ amount: 240, unit: 'INR', event: null },
          },
        ],
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Diary and money' }));
    const diary = within(await screen.findByRole('dialog', { name: /wheat/i }));
    expect(await diary.findByText(/₹240/)).toBeTruthy();
    await user.click(diary.getByRole('button', { name: 'Delete Sprayed' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, delete it too' }));
    await waitFor(() => expect(diary.queryByText(/₹240/)).toBeNull());
  });
});
