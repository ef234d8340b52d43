import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentSnapshot } from '../../lib/outbox/outbox.ts';
import { answerTo } from '../../test/answer-to.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { MilkSale } from './milk-sale.tsx';

const URL = '/api/user/animals/milk-rates/';
const SINCE = '2026-11-20T06:00:00.000Z';
const answer = (rates: object | null) => ({
  status: 200,
  body: { rates, updated_at: rates && SINCE },
});
const OLD = { fat: 'my:milk-fat-rate', snf: 'my:milk-snf-rate' };
/** What writes and forms load comes in its own time. */
const SLOW = { timeout: 10_000 };
const fat = async () =>
  (await screen.findByLabelText('Rate for a kilogram of fat, rupees')) as HTMLInputElement;

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => vi.restoreAllMocks());

it('shows rates that wait at once, can throw them away, and puts them into the next sale', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { calls } = fakeServer({ [`GET ${URL}`]: answer({ fat_rate: 400, snf_rate: 250 }) });
  const { user } = renderApp(<MilkSale animals={[]} />);
  const openRates = () => user.click(screen.getByRole('button', { name: 'Rates of the dairy' }));
  await openRates();
  expect((await fat()).value).toBe('400');
  await user.clear(await fat());
  await user.type(await fat(), '425.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SLOW);
  expect(currentSnapshot().records).toMatchObject([
    {
      what: 'milkRates',
      request: { url: URL, body: { json: { fat_rate: 425.5, snf_rate: 250 } } },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Milk sold to the dairy' }));
  expect((await fat()).value).toBe('425.5');
  await user.keyboard('{Escape}');
  await openRates();
  await screen.findByText('Waiting to be sent');
  await user.click(await screen.findByRole('button', { name: 'Throw away' }));
  await vi.waitFor(async () => expect((await fat()).value).toBe('400'));
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('keeps the rates of a sale when they were typed otherwise, and refuses those that no dairy pays', async () => {
  const { calls } = fakeServer({
    [`GET ${URL}`]: answer({ fat_rate: 400, snf_rate: 250 }),
    [`PUT ${URL}`]: answer({ fat_rate: 410, snf_rate: 250 }),
    'POST /api/user/incomes/': answerTo('POST /api/user/incomes/'),
  });
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ path }) => path);
  const { user } = renderApp(<MilkSale animals={[]} />);
  await user.click(screen.getByRole('button', { name: 'Milk sold to the dairy' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Paid by the dairy, rupees'), '500');
  await user.clear(await fat());
  await user.type(await fat(), '-1');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(
    async () => expect((await fat()).getAttribute('aria-invalid')).toBe('true'),
    SLOW,
  );
  expect(sent()).toEqual([]);
  await user.clear(await fat());
  await user.type(await fat(), '410');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(sent()).toEqual([URL, '/api/user/incomes/']), SLOW);
});

it('keeps neither a sale nor its rates for later while the sale would be refused', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fakeServer({ [`GET ${URL}`]: answer({ fat_rate: 400, snf_rate: 250 }) });
  const { user } = renderApp(<MilkSale animals={[]} />);
  await user.click(screen.getByRole('button', { name: 'Milk sold to the dairy' }));
  await user.clear(await fat());
  await user.type(await fat(), '410');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const paid = screen.getByLabelText('Paid by the dairy, rupees');
  await vi.waitFor(() => expect(paid.getAttribute('aria-invalid')).toBe('true'), SLOW);
  expect(currentSnapshot().records).toEqual([]);
});

it.each([
  ['moves what a phone holds to the server, once', null, [{ fat_rate: 390, snf_rate: null }]],
  ['leaves what the server has already', { fat_rate: 400, snf_rate: 250 }, []],
] as const)('%s', async (_what, rates, moved) => {
  localStorage.setItem(OLD.fat, '390');
  localStorage.setItem(OLD.snf, '');
  const { calls } = fakeServer({
    [`GET ${URL}`]: answer(rates),
    [`PUT ${URL}`]: answer({ fat_rate: 390, snf_rate: null }),
  });
  renderApp(<MilkSale animals={[]} />);
  await vi.waitFor(() => expect(localStorage.getItem(OLD.fat)).toBeNull(), SLOW);
  expect(localStorage.getItem(OLD.snf)).toBeNull();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual(moved);
});

it('goes on with what the phone holds until it could ask the server', async () => {
  localStorage.setItem(OLD.fat, '390');
  fakeServer({ [`GET ${URL}`]: 'offline' });
  const { user } = renderApp(<MilkSale animals={[]} />);
  await user.click(screen.getByRole('button', { name: 'Rates of the dairy' }));
  expect((await fat()).value).toBe('390');
  expect(localStorage.getItem(OLD.fat)).toBe('390');
});
