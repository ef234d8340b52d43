import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rowId } from '../../lib/http/row-id.ts';
import { keepTokens } from '../../lib/session/tokens.ts';
import { emptyPersonalCaches } from '../../lib/storage/personal-caches.ts';
import { renderApp } from '../../test/render.tsx';
import { GreenscanScreen } from './greenscan-screen.tsx';
import { pendingScans, savePendingScan } from './pending-scans.ts';
import { discardPendingScan, sendScans } from './send-scans.ts';

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
  downloadState: async () => ({ missing: [], outdated: false }),
}));
vi.mock('./browser-classifier.ts', () => ({ analyseOnDevice: async () => FOUND }));

/** Fake Cache API with the methods that are used. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      put: async (url: string, response: Response) => void kept.set(url, response),
      matchAll: async () => [...kept.values()].map((response) => response.clone()),
      keys: async () => [...kept.keys()],
      delete: async (url: string) => kept.delete(url),
    };
  };
  return { open, keys: async () => [...all.keys()], delete: async (n: string) => all.delete(n) };
}

/** Fake account that stores a scan once by key; `line` decides the outcome of each request. */
function fakeAccount() {
  const keys: string[] = [];
  const account = { keys, asked: 0, deleted: [] as string[], line: [] as (number | 'cut')[] };
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
    if (request.method === 'DELETE') account.deleted.push(pathname);
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    account.asked += 1;
    const status = account.line.shift() ?? 201;
    const key = String(append.mock.calls.findLast(([name]) => name === 'key')?.[1]);
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
  vi.stubGlobal('caches', fakeCaches());
  URL.createObjectURL = () => 'blob:leaf';
  URL.revokeObjectURL = () => undefined;
  account = fakeAccount();
});
afterEach(() => vi.unstubAllGlobals());

const named = () => {
  const id = rowId();
  return { id, key: id };
};
const scan = (hour: number) => {
  const { label, crop, confidence } = FOUND;
  const verdict = 'diseased' as const;
  const severity = 'Medium' as const;
  const scanned_at = `2026-11-20T0${hour}:00:00Z`;
  const form = { label, crop, confidence, verdict, severity, ...named(), scanned_at };
  return { photo: new Blob(['pixels'], { type: 'image/jpeg' }), form };
};

it('stores an offline scan on the phone, marked as pending, until the account has it', async () => {
  const { user, store } = renderApp(<GreenscanScreen />);
  const leaf = new File(['x'], 'leaf.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Upload Image'), leaf);
  await screen.findByAltText('Photograph 1 of the plant');
  await user.click(screen.getByRole('button', { name: 'Predict Disease' }));
  const history = screen.getByRole('region', { name: 'My scans' });
  expect(await within(history).findByText('Only on this phone')).toBeTruthy();
  expect(localStorage.getItem('my:unsent-scans')).toBe('1');
  await savePendingScan(scan(7));

  await sendScans(store.dispatch);
  await waitFor(() => expect(within(history).queryByText('Only on this phone')).toBeNull());
  expect(localStorage.getItem('my:unsent-scans')).toBeNull();
  await user.click(within(history).getByRole('button', { name: 'Show my scans' }));
  await waitFor(() => expect(within(history).getAllByRole('listitem')).toHaveLength(1));
  await user.click(within(history).getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(within(history).getAllByRole('listitem')).toHaveLength(2));
});

it('deletes a pending scan', async () => {
  await savePendingScan(scan(7));
  const { user } = renderApp(<GreenscanScreen />);
  await user.click(await screen.findByRole('button', { name: 'Delete this scan' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Only on this phone')).toBeNull());
  expect(await pendingScans()).toEqual([]);
});

it('loses and duplicates none on an unreliable network, and a refused one does not block others', async () => {
  const { store } = renderApp(<p />);
  const [first, second, third] = [scan(6), scan(7), scan(8)];
  for (const one of [second, third, first]) await savePendingScan(one);
  account.line = ['cut'];
  await sendScans(store.dispatch);
  expect(account.asked).toBe(1);
  expect(await pendingScans()).toHaveLength(3);
  account.line = [201, 400, 201];
  await Promise.all([sendScans(store.dispatch), sendScans(store.dispatch)]);
  expect(account.keys).toEqual([first.form.key, third.form.key]);
  expect((await pendingScans()).map(({ form }) => form.key)).toEqual([second.form.key]);
});

it('sends no scans of a signed-out farmer in the next one’s session', async () => {
  const access = (sub: string) => `x.${btoa(JSON.stringify({ sub, exp: 4_000_000_000 }))}.y`;
  keepTokens({ access: access('asha'), refresh: 'r' });
  const { store } = renderApp(<p />);
  for (const hour of [6, 7]) await savePendingScan(scan(hour));
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = await ask(request);
    keepTokens({ access: access('balu'), refresh: 'r' });
    return answer;
  });
  await sendScans(store.dispatch);
  expect(account.asked).toBe(1);
});

it('deletes a scan in the account that was deleted while being sent', async () => {
  const { store } = renderApp(<p />);
  const one = scan(6);
  await savePendingScan(one);
  const sending = sendScans(store.dispatch);
  await discardPendingScan(one.form.key);
  await sending;
  expect(account.deleted.length).toBe(account.keys.length);
  expect(await pendingScans()).toEqual([]);
});

it('sends nothing when saving is off, and signing out removes pending scans', async () => {
  const { store } = renderApp(<p />);
  await savePendingScan(scan(6));
  localStorage.setItem('my:keep-scans', 'no');
  await sendScans(store.dispatch);
  expect(account.asked).toBe(0);
  expect(await pendingScans()).toHaveLength(1);
  await emptyPersonalCaches();
  expect(await pendingScans()).toEqual([]);
});
