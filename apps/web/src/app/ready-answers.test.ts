import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { keptAnswer } from '../lib/answers/answers-store.ts';
import { baseApi } from '../lib/http/base-api.ts';
import { fakeServer } from '../test/fake-server.ts';
import { signIn } from '../test/sign-in.ts';
import { readAhead } from './ready-answers.ts';
import { store } from './store.ts';

const HOUR_MS = 3_600_000;
const SETTINGS = {
  ...{ muted_kinds: [], quiet_from: null, quiet_to: null, morning_at: null },
  updated_at: null,
};
const SUMMARY = {
  total_income: 0,
  total_expenses: 0,
  net_profit: 0,
  total_loans: 0,
  total_budgets: 0,
};
const OWN = {
  'GET /api/user/financial-summary/': { status: 200, body: SUMMARY },
  'GET /api/user/credits/?limit=100': { status: 200, body: [] },
  'GET /api/user/experts/': { status: 200, body: [] },
  'GET /api/user/expert-requests/': { status: 200, body: [] },
  'GET /api/user/scans/': { status: 200, body: [] },
  'GET /api/user/notifications/unread/': { status: 200, body: { unread: 0 } },
  'GET /api/user/notifications/?limit=20': { status: 200, body: [] },
  'GET /api/user/notifications/settings/': { status: 200, body: SETTINGS },
};
/** As the pages ask for them. */
const QUESTIONS = [
  'credits(undefined)',
  'experts(undefined)',
  'myRequests(undefined)',
  'scans(undefined)',
  'unread(undefined)',
  'notifications(20)',
  'notificationSettings(undefined)',
  'financialSummary({})',
];

beforeEach(() => signIn());

it('reads ahead the sums of the books, what an expert said, the own scans and the notifications, and keeps them under the questions of the pages', async () => {
  const { calls } = fakeServer(OWN);
  await readAhead();
  const asked = () => calls.map(({ method, path }) => `${method} ${path}`);
  expect(asked()).toEqual(expect.arrayContaining(Object.keys(OWN)));
  expect(asked()).toContain('GET /api/user/profile/');
  for (const question of QUESTIONS)
    await vi.waitFor(async () => expect(await keptAnswer('asha', question)).toBeDefined());

  // Each is read once a day at most, what seldom changes once a week.
  const again = async (afterMs: number) => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + afterMs);
    store.dispatch(baseApi.util.resetApiState());
    calls.length = 0;
    await readAhead();
    vi.restoreAllMocks();
    return asked().filter((name) => name in OWN);
  };
  expect(await again(HOUR_MS)).toEqual([]);
  expect(await again(25 * HOUR_MS)).toEqual([
    'GET /api/user/financial-summary/',
    'GET /api/user/expert-requests/',
    'GET /api/user/notifications/unread/',
    'GET /api/user/notifications/?limit=20',
  ]);
});
