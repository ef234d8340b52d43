import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../../lib/i18n/language-store.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { useUserNameQuery } from './profile.api.ts';

let server: ReturnType<typeof fakeServer>;
afterEach(async () => {
  await setLanguage('en');
  server.restore();
});

function Greeting() {
  const { data } = useUserNameQuery();
  return <p>{data?.name}</p>;
}

async function visit() {
  server = fakeServer({
    'GET /api/user/name/': { status: 200, body: { name: 'Asha' } },
    'PATCH /api/user/preferences/': { status: 200, body: { language: 'mr' } },
  });
  const view = renderApp(<Greeting />);
  await screen.findByText('Asha');
  view.unmount();
  return server.calls.map(({ method }) => method);
}

it('sends a newly chosen language to the account once', async () => {
  expect(await visit()).toEqual(['GET']);
  await setLanguage('mr');
  await visit();
  await waitFor(() => expect(server.calls.map(({ method }) => method)).toEqual(['GET', 'PATCH']));
  await waitFor(() => expect(localStorage.getItem('my:told-language')).toBe('mr'));
  expect(await visit()).toEqual(['GET']);
});
