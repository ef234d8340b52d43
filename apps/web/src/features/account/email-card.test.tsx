import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTokens } from '../../lib/session/tokens.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { EmailCard } from './email-card.tsx';

const STATE = '/api/user/email-confirmation/';
const body = { email: 'asha@ankur.test', required: true, confirmed: false };
let server: ReturnType<typeof fakeServer>;
beforeEach(() =>
  keepTokens({ access: `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`, refresh: 'r' }),
);
afterEach(() => server.restore());

it('says that the address is not confirmed, and sends the link again', async () => {
  server = fakeServer({
    [`GET ${STATE}`]: { status: 200, body },
    [`POST ${STATE}`]: { status: 200, body: { msg: 'ok' } },
  });
  const { user } = renderApp(<EmailCard />);
  expect(await screen.findByText(/not confirmed yet/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText('A new link is on its way.')).toBeDefined();
});

it('says without a network that the link needs one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server = fakeServer({ [`GET ${STATE}`]: { status: 200, body } });
  renderApp(<EmailCard />);
  expect(await screen.findByText(/^This needs a network/)).toBeDefined();
  vi.restoreAllMocks();
});

it('offers no link for a confirmed address', async () => {
  server = fakeServer({ [`GET ${STATE}`]: { status: 200, body: { ...body, confirmed: true } } });
  renderApp(<EmailCard />);
  expect(await screen.findByText('This address is confirmed.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is hidden where confirmation is not required', async () => {
  server = fakeServer({ [`GET ${STATE}`]: { status: 200, body: { ...body, required: false } } });
  renderApp(<EmailCard />);
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(screen.queryByText('asha@ankur.test')).toBeNull();
});
