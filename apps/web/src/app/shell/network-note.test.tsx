import finance from 'virtual:endpoints/finance';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { CACHED_HEADER } from '../../lib/online/cached-answers.ts';
import { renderApp } from '../../test/render.tsx';
import { NetworkNote } from './network-note.tsx';

const TEXT = 'The network does not answer. You see what was last kept on this device.';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    balance: fromContract(build).query(finance.crops, () => ({})),
  }),
});

function Balance() {
  const { data } = api.endpoints.balance.useQuery();
  return <p>₹{data?.crops}</p>;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('marks cached data as old until fresh data arrive', async () => {
  let line: HeadersInit = { [CACHED_HEADER]: 'yes' };
  let rupees = 1;
  vi.stubGlobal('fetch', async () => Response.json({ crops: [String(rupees)] }, { headers: line }));
  const { user } = renderApp(
    <>
      <NetworkNote />
      <Balance />
    </>,
  );
  await screen.findByText('₹1');
  await screen.findByText(TEXT);
  line = {};
  rupees = 2;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('₹2');
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
});

it('shows no note for cached data that are not on the screen, and shows it again when they are', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ rupees: 1 }, { headers: { [CACHED_HEADER]: 'yes' } }),
  );
  function Page() {
    const [shown, setShown] = useState(true);
    return (
      <>
        <NetworkNote />
        {shown && <Balance />}
        <button type="button" onClick={() => setShown(!shown)}>
          Turn
        </button>
      </>
    );
  }
  const { user } = renderApp(<Page />);
  await screen.findByText(TEXT);
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  await screen.findByText(TEXT);
});
