import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { baseApi } from '../../lib/http/base-api.ts';
import { forgetKept, KEPT_HEADER } from '../../lib/online/kept-answers.ts';
import { renderApp } from '../../test/render.tsx';
import { NetworkNote } from './network-note.tsx';

const TEXT = 'The network does not answer. You see what was last kept on this device.';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    balance: build.query<{ rupees: number }, void>({
      query: () => '/api/user/balance/',
      providesTags: ['Finance'],
    }),
  }),
});

function Balance() {
  const { data } = api.endpoints.balance.useQuery();
  return <p>₹{data?.rupees}</p>;
}

afterEach(() => {
  forgetKept();
  vi.unstubAllGlobals();
});

it('says of kept figures that they are not from now, until fresh ones came', async () => {
  let line: HeadersInit = { [KEPT_HEADER]: 'yes' };
  let rupees = 1;
  vi.stubGlobal('fetch', async () => Response.json({ rupees }, { headers: line }));
  const { user } = renderApp(
    <>
      <NetworkNote />
      <Balance />
    </>,
  );
  await screen.findByText('₹1');
  expect(screen.getByText(TEXT)).toBeTruthy();
  line = {};
  rupees = 2;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('₹2');
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
});
