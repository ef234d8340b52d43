import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rowId } from '../../lib/http/row-id.ts';
import { currentSnapshot, sendWaiting, takeOver } from '../../lib/outbox/outbox.ts';
import { sendNow } from '../../lib/outbox/outbox-actions.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { greenscanApi } from './greenscan.api.ts';
import { GreenscanScreen } from './greenscan-screen.tsx';
import { takeOverScans } from './take-over-scans.ts';

const FOUND = {
  disease: 'Early blight',
  severity: 'Medium',
  recommendations: ['Stake the plants'],
  crop: 'Tomato',
  confidence: 0.91,
  label: 'Tomato___Early_blight',
  verdict: 'diseased',
};
vi.mock('./read-photo.ts', () => ({
  readPhoto: async (upload: File, id: string) => ({
    ...{ id, preview: 'data:,', upload, readable: true, problems: [] },
  }),
}));
vi.mock('./model-store.ts', () => ({
  isClassifierDownloaded: async () => true,
  downloadState: async () => ({
    version: '1',
    missing: [],
    bytes: 0,
    begun: false,
    outdated: false,
  }),
}));
vi.mock('./browser-classifier.ts', () => ({ analyseOnDevice: async () => FOUND }));

/** Fake account that stores a scan once by key; `line` decides the outcome of each request: `cut` loses the answer, `lost` the request. */
function fakeAccount() {
  const keys: string[] = [];
  const account = {
    keys,
    asked: 0,
    deleted: [] as string[],
    words: [] as unknown[],
    line: [] as (number | 'cut' | 'lost')[],
  };
  const append = vi.spyOn(FormData.prototype, 'append');
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/analyze/')) throw new TypeError('Failed to fetch');
    if (request.method === 'GET') {
      const page = searchParams.get('cursor') ? keys.slice(1) : keys.slice(0, 1);
      const link = '</api/user/scans/?cursor=c>; rel="next"';
      const more = page.length < keys.length && !searchParams.get('cursor');
      return Response.json(page.map(row), { headers: more ? { link } : {} });
    }
    if (pathname === '/api/user/scans/s-1/word/') {
      account.words.push(await request.json());
      return Response.json(row('s-1'));
    }
    if (request.method === 'DELETE') account.deleted.push(pathname);
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    account.asked += 1;
    const status = account.line.shift() ?? 201;
    if (status === 'lost') throw new TypeError('Failed to fetch');
    const key = String(append.mock.calls.findLast(([name]) => name === 'id')?.[1]);
    if (status === 201 || status === 'cut') if (!keys.includes(key)) keys.push(key);
    if (status === 'cut') throw new TypeError('Failed to fetch');
    return Response.json(status === 201 ? row(key) : {}, { status });
  });
  return account;
}
const row = (id: string) => ({
  ...FOUND,
  id,
  created_at: '2026-11-20T08:00:00Z',
  photo_small: '/m',
});

let account: ReturnType<typeof fakeAccount>;
beforeEach(() => {
  signIn();
  URL.createObjectURL = () => 'blob:leaf';
  URL.revokeObjectURL = () => undefined;
  account = fakeAccount();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const scan = (hour: number) => {
  const { label, crop, confidence } = FOUND;
  const verdict = 'diseased' as const;
  const severity = 'Medium' as const;
  const scanned_at = `2026-11-20T0${hour}:00:00Z`;
  const form = {
    label,
    crop,
    confidence,
    verdict,
    severity,
    ...{ id: rowId(), key: null, lat: null, lon: null },
    scanned_at,
  };
  return { photo: new Blob(['pixels'], { type: 'image/jpeg' }), form };
};

const waiting = () => currentSnapshot().records;
const ids = () => waiting().map(({ id }) => id);
type Store = ReturnType<typeof renderApp>['store'];
const keep = (store: Store, one: ReturnType<typeof scan>) =>
  store.dispatch(greenscanApi.endpoints.keepScan.initiate(one));

it('stores an offline scan on the phone, marked as pending, until the account has it', async () => {
  const { user, store } = renderApp(<GreenscanScreen />);
  account.line = ['lost', 'lost'];
  const leaf = new File(['x'], 'leaf.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Upload Image'), leaf);
  await screen.findByAltText('Photograph 1 of the plant');
  await user.click(screen.getByRole('button', { name: 'Predict Disease' }));
  const history = screen.getByRole('region', { name: 'My scans' });
  expect(await within(history).findByText('Only on this phone')).toBeTruthy();
  expect(within(history).getByRole('listitem').querySelector('img')?.src).toBe('blob:leaf');
  await keep(store, scan(7));

  await sendNow(ids());
  await waitFor(() => expect(waiting()).toEqual([]));
  await waitFor(() => expect(within(history).queryByText('Only on this phone')).toBeNull());
  await user.click(within(history).getByRole('button', { name: 'Show my scans' }));
  await waitFor(() => expect(within(history).getAllByRole('listitem').length).toBeGreaterThan(0));
  expect(account.keys).toHaveLength(2);
});

it('saves no result of a farmer in the account of the next one', async () => {
  const { user } = renderApp(<GreenscanScreen />);
  const leaf = new File(['x'], 'leaf.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Upload Image'), leaf);
  await screen.findByAltText('Photograph 1 of the plant');
  let answer = (_response: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const others = fetch;
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.endsWith('/analyze/') ? answered : others(request),
  );
  await user.click(screen.getByRole('button', { name: 'Predict Disease' }));
  signIn('balu');
  answer(Response.json({ analysis: FOUND }));
  expect((await screen.findAllByText(/Early blight/)).length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(waiting()).toEqual([]);
  expect(account.asked).toBe(0);
});

it('adds what a laboratory said later to a kept scan', async () => {
  account.keys.push('s-1');
  const { user } = renderApp(<GreenscanScreen />);
  await user.click(await screen.findByRole('button', { name: 'Show my scans' }));
  await user.click(
    await screen.findByRole('button', { name: /what an expert or laboratory said/ }),
  );
  await user.selectOptions(screen.getByLabelText('Who said it?'), 'lab');
  const choice = await screen.findByLabelText<HTMLSelectElement>('What is it?');
  await waitFor(() => expect(choice.options.length).toBeGreaterThan(2));
  await user.selectOptions(choice, 'Tomato___Late_blight');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(account.words).toEqual([{ by: 'lab', label: 'Tomato___Late_blight' }]),
  );
});

it('deletes a pending scan', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, store } = renderApp(<GreenscanScreen />);
  await keep(store, scan(7));
  await user.click(await screen.findByRole('button', { name: 'Delete this scan' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Only on this phone')).toBeNull());
  expect(waiting()).toEqual([]);
});

it('loses and duplicates none on an unreliable network, and a refused one does not block others', async () => {
  const { store } = renderApp(<p />);
  const scans = [scan(6), scan(7), scan(8)];
  account.line = ['cut', 400, 'lost'];
  for (const one of scans) await keep(store, one);
  expect(waiting().map(({ state }) => state)).toEqual(['waiting', 'needs_you', 'waiting']);
  const waits = waiting().filter(({ state }) => state === 'waiting');
  await sendNow(waits.map(({ id }) => id));
  expect([...account.keys].sort()).toEqual([scans[0]?.form.id, scans[2]?.form.id].sort());
  const asked = account.asked;
  // What was refused is not sent again by itself.
  await sendWaiting();
  expect(account.asked).toBe(asked);
  expect(ids()).toEqual([scans[1]?.form.id]);
});

it('sends no scans of a signed-out farmer in the next one’s session, and keeps them', async () => {
  const { store } = renderApp(<p />);
  account.line = ['lost'];
  await keep(store, scan(6));
  signIn('balu');
  await takeOver();
  expect(account.asked).toBe(1);
  signIn('asha');
  await takeOver();
  expect(ids()).toHaveLength(1);
});

it('sends nothing while saving is off, and goes on when it is on again', async () => {
  const { user, store } = renderApp(<GreenscanScreen />);
  account.line = ['lost'];
  await keep(store, scan(6));
  await user.click(await screen.findByRole('checkbox'));
  expect(await screen.findByText(/only when you tick the box above/)).toBeTruthy();
  await waitFor(() => expect(waiting()[0]?.paused).toBe(true));
  const asked = account.asked;
  await sendWaiting();
  expect(account.asked).toBe(asked);
  await user.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(waiting()[0]?.paused).toBe(false));
});

it('takes over once what an earlier version left waiting', async () => {
  const kept = new Map<string, Response>();
  const { photo, form } = scan(7);
  const old = { ...form, id: undefined, key: form.id };
  const headers = { 'x-scan': encodeURIComponent(JSON.stringify(old)) };
  kept.set('/scans-here/a', new Response(photo, { headers }));
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...kept.keys()],
      match: async (address: string) => kept.get(address)?.clone(),
      delete: async (address: string) => kept.delete(address),
    }),
  });
  localStorage.setItem('my:unsent-scans', '1');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { store } = renderApp(<p />);
  await takeOverScans(store.dispatch);
  expect(ids()).toEqual([form.id]);
  expect(kept.size).toBe(0);
  expect(localStorage.getItem('my:unsent-scans')).toBeNull();
  await takeOverScans(store.dispatch);
  expect(ids()).toHaveLength(1);
});
