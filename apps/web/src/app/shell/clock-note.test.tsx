import finance from 'virtual:endpoints/finance';
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { CACHED_HEADER } from '../../lib/online/cached-answers.ts';
import { keepTokens, serverNowMs } from '../../lib/session/tokens.ts';
import { renderApp } from '../../test/render.tsx';
import { ClockNote } from './clock-note.tsx';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    crops: fromContract(build).query(finance.crops, () => ({})),
  }),
});

function Books() {
  const { data } = api.endpoints.crops.useQuery();
  return (
    <>
      <ClockNote />
      <p>{data?.crops}</p>
    </>
  );
}

const HOUR_MS = 3_600_000;
const token = `x.${btoa(JSON.stringify({ sub: 'f', exp: 9_999_999_999 }))}.y`;

/** Books whose answer says that it is `aheadMs` later than this device believes. */
function open(aheadMs: number, headers: Record<string, string> = {}) {
  keepTokens({ access: token, refresh: 'r' });
  const date = new Date(Date.now() + aheadMs).toUTCString();
  vi.stubGlobal('fetch', async () =>
    Response.json({ crops: ['wheat'] }, { headers: { date, ...headers } }),
  );
  return renderApp(<Books />);
}

afterEach(() => vi.unstubAllGlobals());

it.each([5, -26, 24 * 400])('says that the clock is wrong by %d hours', async (hours) => {
  open(hours * HOUR_MS);
  await screen.findByText(/^This phone's clock is wrong/, {}, { timeout: 15_000 });
  expect(Math.abs(serverNowMs() - Date.now() - hours * HOUR_MS)).toBeLessThan(5000);
});

it.each([
  [5 / 60, {}],
  [-5, { [CACHED_HEADER]: 'yes' }],
])('says nothing of %d hours of an answer with the headers %j', async (hours, headers) => {
  open(hours * HOUR_MS, headers);
  await screen.findByText('wheat');
  expect(screen.queryByText(/clock/)).toBeNull();
});
