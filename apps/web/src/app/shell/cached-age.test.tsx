import finance from 'virtual:endpoints/finance';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { loadCatalogue } from '../../lib/i18n/catalogue.ts';
import { noteKept } from '../../lib/online/cached-answers.ts';
import { renderApp } from '../../test/render.tsx';
import CachedAge from './cached-age.tsx';

const MINUTE_MS = 60_000;

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    keptPart: fromContract(build).query(finance.crops, () => ({})),
    failedPart: fromContract(build).query(finance.crops, () => ({})),
  }),
});

function Kept() {
  const { data } = api.endpoints.keptPart.useQuery();
  return <p>{data && 'kept'}</p>;
}

function Failed() {
  const { isError } = api.endpoints.failedPart.useQuery();
  return <p>{isError && 'failed'}</p>;
}

// Without its texts the age would be missing for that alone.
beforeAll(async () => void (await loadCatalogue('en', 'outbox')));
afterEach(() => vi.unstubAllGlobals());

async function show(ageMs: number, failed: boolean) {
  vi.stubGlobal('fetch', async () => Response.json({ crops: ['Wheat'] }));
  function Parts() {
    const [isCut, setCut] = useState(false);
    return (
      <>
        <Kept />
        {isCut && failed && <Failed />}
        {isCut && <CachedAge />}
        <button type="button" onClick={() => setCut(true)}>
          Cut
        </button>
      </>
    );
  }
  const { user } = renderApp(<Parts />);
  await screen.findByText('kept');
  noteKept('keptPart(undefined)', Date.now() - ageMs);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await user.click(screen.getByRole('button', { name: 'Cut' }));
  if (failed) await screen.findByText('failed');
}

it('tells the age of what was kept', async () => {
  await show(MINUTE_MS / 2, false);
  expect(await screen.findByText(/\bnow\b/)).toBeTruthy();
});

it('calls nothing of now beside a part that failed and was never kept', async () => {
  await show(MINUTE_MS / 2, true);
  expect(screen.queryByText(/\bnow\b/)).toBeNull();
});

it('tells the age of old figures beside such a part all the same', async () => {
  await show(120 * MINUTE_MS, true);
  expect(await screen.findByText(/2 hours ago/)).toBeTruthy();
});
