import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepTokens } from '../../lib/session/tokens.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { AcceptInvitation } from './accept-invitation.tsx';

const FAR = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
let server: ReturnType<typeof fakeServer>;
beforeEach(() => keepTokens({ access: FAR, refresh: 'r' }));
afterEach(() => server.restore());
const sent = () => server.calls.filter(({ method }) => method !== 'GET');

it('accepts the invitation in the URL’s fragment', async () => {
  server = fakeServer({
    'POST /api/user/expert-invitation/': {
      status: 200,
      body: { fields: [], languages: [], experience: null },
    },
  });
  const { user } = renderApp(<AcceptInvitation />, {
    at: '/application/expert-invitation#secret',
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/^You are an expert now/)).toBeDefined();
  expect(sent()[0]?.body).toEqual({ token: 'secret' });
});
