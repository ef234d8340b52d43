import { webcrypto } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { keepFarmerName } from '../lib/session/tokens.ts';
import { answerTo } from '../test/answer-to.ts';
import { LOSS, showFarm, WHEAT } from '../test/farm-page.tsx';

const VERSION = LOSS.updated_at;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows the deadline of a loss, and calls the helpline with one click', async () => {
  showFarm({ 'GET /api/user/losses/': { status: 200, body: [LOSS] } });
  await userEvent.click(await screen.findByRole('tab', { name: 'Loss of crop' }));
  const panel = await screen.findByRole('tabpanel');
  expect(await within(panel).findByText(/hours are left to tell/)).toBeDefined();
  const call = within(panel).getByRole('link', { name: '14447' });
  expect(call.getAttribute('href')).toBe('tel:14447');
});

it('names the sources of the rule of 72 hours beside the causes', async () => {
  showFarm();
  await userEvent.click(await screen.findByRole('tab', { name: 'Loss of crop' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tell of a loss' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Operational Guidelines of PMFBY, as cited at .*tesz\.in/)).toBeDefined();
});

it('keeps whom was told of a loss and the number that they gave', async () => {
  const server = showFarm({
    'GET /api/user/losses/': { status: 200, body: [LOSS] },
    'PUT /api/user/losses/l/': answerTo('PUT /api/user/losses/l/', LOSS),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Loss of crop' }));
  await userEvent.click(await screen.findByRole('button', { name: 'I have told them' }));
  await userEvent.type(await screen.findByLabelText('Number they gave'), 'MH-77');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      told: [{ who: 'helpline', number: 'MH-77' }],
    }),
  );
  for (const name of ['From near', 'Whole field', 'From the road'])
    expect(screen.getByRole('button', { name })).toBeDefined();
});

it('takes back who was told by a slip of the finger', async () => {
  const [helpline] = LOSS.tell;
  const told = [
    { who: 'helpline', at: VERSION, number: 'MH-1' },
    { who: 'bank', at: VERSION, number: null },
  ];
  const loss = { ...LOSS, reported_at: VERSION, told, tell: [{ ...helpline, told_at: VERSION }] };
  const server = showFarm({
    'GET /api/user/losses/': { status: 200, body: [loss] },
    'PUT /api/user/losses/l/': answerTo('PUT /api/user/losses/l/', LOSS),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Loss of crop' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: Helpline' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      told: [told[1]],
    }),
  );
});

/** What the folder of a loss was shared as: its sheet, and the record beside it. */
async function sharedFolder(): Promise<{ sheet: string; record: unknown; name: string }> {
  const share = vi.fn(async (_: { files: File[] }) => undefined);
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { canShare: () => true, share }),
  );
  const button = await screen.findByRole('button', { name: 'Share everything about this loss' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await userEvent.click(button);
  await waitFor(() => expect(share).toHaveBeenCalled());
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  const text = await new Response(await (file as File).arrayBuffer()).text();
  const sheet = text.slice(text.indexOf('<!doctype'), text.indexOf('</html>'));
  // The archive stores files as they are: the record ends where the next header begins.
  const record = /loss\.json(\{[\s\S]*?\n\})PK/.exec(text)?.[1] ?? '';
  return { sheet, record: JSON.parse(record), name: (file as File).name };
}

it('says on the sheet who, which crop, whether insured, and the money of the days before in India', async () => {
  const spent = {
    ...{ id: 'x', source: 'income', kind: 'crop', date: '2026-11-20', amount: 5200, unit: 'INR' },
    note: 'Picked, cut',
  };
  showFarm({
    'GET /api/user/plantings/': { status: 200, body: [WHEAT] },
    'GET /api/user/plantings/p/': {
      status: 200,
      body: {
        ...WHEAT,
        books: { income: 0, expense: 0, profit: 0, per_acre: null },
        diary: [spent],
      },
    },
    // Half past one at night on the 20th in India.
    'GET /api/user/losses/': {
      status: 200,
      body: [{ ...LOSS, happened_at: '2026-11-19T20:00:00.000Z', insured: true }],
    },
  });
  keepFarmerName('Asha Patil');
  await userEvent.click(await screen.findByRole('tab', { name: 'Loss of crop' }));
  const { sheet, name } = await sharedFolder();
  const page = new DOMParser().parseFromString(sheet, 'text/html');
  const facts = [...page.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(facts).toContainEqual(['Farmer', 'Asha Patil']);
  expect(facts).toContainEqual(['Where the crop was', 'standing']);
  expect(facts).toContainEqual(['Is this crop insured?', 'Yes']);
  expect(page.querySelector('li')?.textContent).toMatch(/Earned · ₹\s?5,200.* · Picked, cut$/);
  expect(name).toBe('loss-2026-11-20.zip');
});

it('asks once more for a diary that could not be read, before the folder is shared', async () => {
  const spent = { id: 'x', source: 'expense', kind: 'seed', date: '2026-11-01', amount: 900 };
  const entry = { ...spent, unit: 'INR', note: '' };
  const books = { income: 0, expense: 900, profit: -900, per_acre: null };
  let lost = true;
  showFarm({
    'GET /api/user/plantings/': { status: 200, body: [WHEAT] },
    'GET /api/user/plantings/p/': () =>
      lost ? 'offline' : { status: 200, body: { ...WHEAT, books, diary: [entry] } },
    'GET /api/user/losses/': {
      status: 200,
      body: [{ ...LOSS, happened_at: '2026-11-19T20:00:00.000Z' }],
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Loss of crop' }));
  const button = await screen.findByRole('button', { name: 'Share everything about this loss' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  lost = false;
  const { sheet } = await sharedFolder();
  expect(sheet).toMatch(/<li>[^<]*900/);
});

it('puts the record of a loss that waits into the folder with hashes and without the outbox', async () => {
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('caches', {
    open: async () => ({ put: async () => undefined }),
    match: async () => new Response(new Uint8Array(9)),
  });
  showFarm({ 'POST /api/user/losses/': 'offline', 'POST /api/user/losses/:id/photos/': 'offline' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Loss of crop' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tell of a loss' }));
  await userEvent.type(screen.getByLabelText('When it happened'), '2026-11-20T08:00');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Waiting to be sent');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const photo = new File([new Uint8Array(9)], 'a.jpg', { type: 'image/jpeg' });
  const input = await screen.findByLabelText('Add a photograph', { selector: 'input' });
  await userEvent.upload(input, photo);
  await waitFor(() => expect(screen.getAllByText('Waiting to be sent')).toHaveLength(2));
  const { record } = await sharedFolder();
  expect(record).toMatchObject({
    cause: 'hailstorm',
    photos: [{ sha256: expect.stringMatching(/^[0-9a-f]{64}$/), sha256_kept: null }],
  });
  expect(JSON.stringify(record)).not.toMatch(/unsent|owner|attempts/);
});
