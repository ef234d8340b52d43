import assistant from 'virtual:endpoints/assistant';
import auth from 'virtual:endpoints/auth';
import finance from 'virtual:endpoints/finance';
import news from 'virtual:endpoints/news';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, it } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { keepTokens } from '../session/tokens.ts';
import { baseApi } from './base-api.ts';
import { requestOf } from './call.ts';
import { fromContract } from './from-contract.ts';
import { rowsOf } from './paged.ts';

const SECONDS_FAR = 4_000_000_000;
const TOKENS = { access: `x.${btoa(JSON.stringify({ exp: SECONDS_FAR }))}.y`, refresh: 'r' };
const CROPS = 'GET /api/user/finance/crops/';
const BUDGETS = '/api/user/budgets/';
const AT = '2026-06-01T06:00:00.000Z';
const BUDGET = {
  id: 'b1',
  category: 'seeds',
  amount: 5,
  start_date: null,
  end_date: null,
  updated_at: AT,
};

const api = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, list, mutation } = fromContract(build);
    return {
      cropsHere: query(finance.crops, () => ({})),
      budgetsHere: list(finance['budgets.list'], () => ({ query: { limit: 1 } })),
      restoreHere: mutation(finance['budgets.restore'], (id: string) => ({ params: { id } })),
      restoreCalmly: mutation(finance['budgets.restore'], (id: string) => ({ params: { id } }), {
        onlyWhenDone: true,
      }),
    };
  },
});

function aStore() {
  return configureStore({
    reducer: { api: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
}

let server: ReturnType<typeof fakeServer>;
afterEach(() => server?.restore());

it('builds a request from a call: path, method, authentication', () => {
  const asked = requestOf(auth.resetPassword, {
    params: { id: 'a/b', token: 't' },
    body: { password: 'p', password2: 'p' },
  });
  expect(asked).toEqual({
    url: '/api/user/reset-password/a%2Fb/t/',
    method: 'POST',
    auth: 'none',
    body: { password: 'p', password2: 'p' },
  });
});

it.each([
  ['none', news.news, null],
  ['optional', assistant.chat, `Bearer ${TOKENS.access}`],
  ['required', finance.crops, `Bearer ${TOKENS.access}`],
])('sends the access token with a call whose auth is %s or not', async (level, call, sent) => {
  expect(call.auth).toBe(level);
  keepTokens(TOKENS);
  server = fakeServer({});
  const { probe } = baseApi.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({ probe: build.query({ query: () => requestOf(call, {} as never) }) }),
  }).endpoints;
  await aStore().dispatch(probe.initiate(undefined));
  expect(server.calls.map(({ authorization }) => authorization)).toEqual([sent]);
});

it('refetches, after a change, what the contract’s tags name', async () => {
  keepTokens(TOKENS);
  server = fakeServer({
    [CROPS]: { status: 200, body: { crops: [] } },
    [`POST ${BUDGETS}b1/restore/`]: { status: 200, body: BUDGET },
    [`POST ${BUDGETS}b2/restore/`]: { status: 404, body: {} },
  });
  const store = aStore();
  await store.dispatch(api.endpoints.cropsHere.initiate());
  const readings = () => server.calls.filter(({ path }) => CROPS.endsWith(path)).length;
  const settled = () => Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  for (const [restore, id, after] of [
    [api.endpoints.restoreCalmly, 'b2', 1],
    [api.endpoints.restoreHere, 'b2', 2],
    [api.endpoints.restoreCalmly, 'b1', 3],
  ] as const) {
    await store.dispatch(restore.initiate(id));
    await settled();
    expect(readings()).toBe(after);
  }
});

it('follows the `Link` headers of a list', async () => {
  keepTokens(TOKENS);
  const next = `${BUDGETS}?limit=1&cursor=c2`;
  server = fakeServer({
    [`GET ${BUDGETS}?limit=1`]: { status: 200, body: [BUDGET], link: `<${next}>; rel="next"` },
    [`GET ${next}`]: { status: 200, body: [{ ...BUDGET, id: 'b2' }] },
  });
  const store = aStore();
  const { initiate } = api.endpoints.budgetsHere;
  await store.dispatch(initiate());
  const { data } = await store.dispatch(initiate(undefined, { direction: 'forward' }));
  expect(rowsOf(data)?.map(({ id }) => id)).toEqual(['b1', 'b2']);
});
