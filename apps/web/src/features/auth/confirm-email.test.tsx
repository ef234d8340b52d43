import { failure } from '@ankur/contracts/problems';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { refusalOf } from '../../test/refusal.ts';
import { renderApp } from '../../test/render.tsx';
import { ConfirmEmail } from './confirm-email.tsx';

const URL = 'POST /api/user/confirm-email/one/two/';
let server: ReturnType<typeof fakeServer>;
afterEach(() => server.restore());

it('confirms once, on load', async () => {
  server = fakeServer({ [URL]: { status: 200, body: { msg: 'ok' } } });
  renderApp(<ConfirmEmail id="one" token="two" />);
  expect(await screen.findByText('Your e-mail address is confirmed.')).toBeDefined();
  expect(server.calls).toHaveLength(1);
});

it('explains how to get another link when this one has expired', async () => {
  server = fakeServer({
    [URL]: {
      status: 400,
      body: refusalOf({ non_field_errors: [failure('confirmation_link_stale')] }),
    },
  });
  renderApp(<ConfirmEmail id="one" token="two" />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/not valid any more/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('can be retried after a network failure', async () => {
  server = fakeServer({ [URL]: 'offline' });
  const { user } = renderApp(<ConfirmEmail id="one" token="two" />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeDefined();
});
