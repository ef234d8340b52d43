import finance from 'virtual:endpoints/finance';
import { afterEach, expect, it } from 'vitest';
import { createStore } from '../../app/store.ts';
import { answerTo } from '../../test/answer-to.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { baseApi } from '../http/base-api.ts';
import { fromContract } from '../http/from-contract.ts';
import { clearSession, keepTokens, refreshToken, sessionOwner } from './tokens.ts';

const SECONDS = { ended: 1, far: 4_000_000_000 };
const token = (sub: string, exp = SECONDS.far): string =>
  `x.${btoa(JSON.stringify({ sub, exp }))}.y`;
const asha = (exp?: number) => ({ access: token('asha', exp), refresh: 'of-asha' });
const BALU = { access: token('balu'), refresh: 'of-balu' };
const REFRESH = 'POST /api/user/token/refresh/';
const NEW = { amount: 1, date: '2026-06-01', category: 'seeds' } as const;
const EXPENSE = 'POST /api/user/expenses/';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    book: fromContract(build).mutation(finance['expenses.add'], () => ({ body: NEW })),
    look: fromContract(build).query(finance['expenses.list'], () => ({})),
  }),
});
const book = () => createStore().dispatch(api.endpoints.book.initiate());

/** Events on a shared phone while an answer is delayed. */
function handOver(): void {
  clearSession();
  keepTokens(BALU);
}

let server: ReturnType<typeof fakeServer>;
afterEach(() => server.restore());

it('identifies the owner of the session', () => {
  server = fakeServer({});
  expect(sessionOwner()).toBeNull();
  keepTokens(BALU);
  expect(sessionOwner()).toBe('balu');
});

it.each([
  [200, { access: token('asha'), refresh: 'next' }],
  [401, {}],
])(
  'leaves the next farmer signed in when the one before is renewed late (%i)',
  async (status, body) => {
    keepTokens(asha(SECONDS.ended));
    server = fakeServer({
      [REFRESH]: () => {
        handOver();
        return { status, body };
      },
      'GET /api/user/expenses/': { status: 401, body: {} },
    });
    await createStore().dispatch(api.endpoints.look.initiate());
    expect([sessionOwner(), refreshToken()]).toEqual(['balu', 'of-balu']);
  },
);

it('renews a session whose access token is malformed, and repeats the request', async () => {
  keepTokens({ access: 'damaged', refresh: 'of-asha' });
  let asked = 0;
  server = fakeServer({
    [REFRESH]: { status: 200, body: { access: token('asha'), refresh: 'next' } },
    [EXPENSE]: () => (++asked === 1 ? { status: 401, body: {} } : answerTo(EXPENSE, { id: 'e1' })),
  });
  expect(await book()).toMatchObject({ data: { id: 'e1' } });
  expect(sessionOwner()).toBe('asha');
});

it('does not restore a session that was signed out during renewal', async () => {
  keepTokens(asha(SECONDS.ended));
  server = fakeServer({
    [REFRESH]: () => {
      clearSession();
      return { status: 200, body: { access: token('asha'), refresh: 'next' } };
    },
  });
  await book();
  expect(sessionOwner()).toBeNull();
});

it('never sends one farmer’s write in the next farmer’s session, before and after a 401', async () => {
  keepTokens(asha(SECONDS.ended));
  server = fakeServer({
    [REFRESH]: () => {
      handOver();
      return { status: 401, body: {} };
    },
    [EXPENSE]: () => {
      handOver();
      return { status: 401, body: {} };
    },
  });
  expect((await book()).error).toMatchObject({ status: 'FETCH_ERROR' });
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/user/token/refresh/']);
  keepTokens(asha());
  expect((await book()).error).toBeDefined();
  const booked = server.calls.filter(({ path }) => path.includes('expenses'));
  expect(booked.map(({ authorization }) => authorization)).toEqual([`Bearer ${token('asha')}`]);
});
