import auth from 'virtual:endpoints/auth';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { baseApi } from '../lib/http/base-api.ts';
import { fromContract } from '../lib/http/from-contract.ts';
import { Route, Routes } from '../lib/router/router.tsx';
import { keepTokens } from '../lib/session/tokens.ts';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';
import { store } from './store.ts';
import StoreGate from './store-gate.tsx';

const access = (sub: string): string => `x.${btoa(JSON.stringify({ sub, exp: 4_000_000_000 }))}.y`;

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    who: fromContract(build).query(auth.name, () => ({})),
  }),
});

function Form() {
  const { data } = api.endpoints.who.useQuery();
  return (
    <label>
      Amount for {data?.name}
      <input />
    </label>
  );
}

let server: ReturnType<typeof fakeServer>;
afterEach(() => {
  cleanup();
  store.dispatch(baseApi.util.resetApiState());
  server.restore();
});

async function open() {
  server = fakeServer({
    'GET /api/user/name/': ({ authorization }) => ({
      status: 200,
      body: { name: authorization === `Bearer ${access('balu')}` ? 'Balu' : 'Asha' },
    }),
  });
  keepTokens({ access: access('asha'), refresh: 'r' });
  const view = renderApp(
    <Routes>
      <Route element={<StoreGate />}>
        <Route path="/" element={<Form />} />
      </Route>
    </Routes>,
  );
  await view.user.type(await screen.findByLabelText('Amount for Asha'), '500');
  return view;
}

it('resets when a tab resumes with another farmer signed in', async () => {
  await open();
  localStorage.setItem('access_token', access('balu'));
  await act(async () => dispatchEvent(new Event('pageshow')));
  const field = await screen.findByLabelText('Amount for Balu');
  expect(field).toHaveProperty('value', '');
});

it('keeps a form when the same farmer’s session is renewed', async () => {
  await open();
  await act(async () => keepTokens({ access: `${access('asha')}2`, refresh: 'r2' }));
  expect(screen.getByLabelText('Amount for Asha')).toHaveProperty('value', '500');
});
