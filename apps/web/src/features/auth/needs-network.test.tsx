import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

const NOTE =
  'This needs a network, and there is none just now. This note goes away when there is one.';
const panel = (start: 'signIn' | 'signUp') => (
  <AuthPanel
    start={start}
    terms={null}
    notice={null}
    ageChoice={() => null}
    onSignedIn={() => undefined}
  />
);
const FORMS: readonly (readonly [string, ReactNode])[] = [
  ['Sign In', panel('signIn')],
  ['Sign Up', panel('signUp')],
  ['Send Reset Link', <ForgotPasswordForm key="forgot" />],
  ['Reset Password', <ResetPasswordForm key="reset" id="one" token="two" />],
  ['Update Password', <ChangePasswordForm key="change" />],
];

let isOnline = false;
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  vi.restoreAllMocks();
  server.restore();
});
const turn = (online: boolean) => {
  isOnline = online;
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
};
const submit = (name: string) =>
  screen.getAllByRole('button', { name }).find((one) => one.getAttribute('type') === 'submit');
const described = (name: string) =>
  document.getElementById(submit(name)?.getAttribute('aria-describedby') ?? '')?.textContent;

it.each(FORMS)(
  '"%s" says before typing that it needs a network, until there is one',
  async (name, form) => {
    server = fakeServer({});
    renderApp(form);
    expect(await screen.findByText(NOTE)).toBeDefined();
    expect(described(name)).toBe(NOTE);
    expect((submit(name) as HTMLButtonElement).disabled).toBe(false);
    turn(true);
    expect(screen.queryByText(NOTE)).toBeNull();
    turn(false);
    expect(screen.getByText(NOTE)).toBeDefined();
    expect(server.calls).toEqual([]);
  },
);

it('keeps what was typed when it is sent all the same', async () => {
  server = fakeServer({ 'POST /api/user/login/': 'offline' });
  const { user } = renderApp(panel('signIn'));
  await user.type(await screen.findByLabelText('Email'), 'asha@ankur.test');
  await user.type(screen.getByLabelText('Password'), 'Sprout!2026');
  await user.click(submit('Sign In') as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toMatch(/try again later/);
  expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('asha@ankur.test');
  expect(screen.getByText(NOTE)).toBeDefined();
});

it('says of the confirmation of an address that it needs a network', async () => {
  server = fakeServer({ 'POST /api/user/confirm-email/one/two/': 'offline' });
  renderApp(<ConfirmEmail id="one" token="two" />);
  expect(await screen.findByText(NOTE)).toBeDefined();
  turn(true);
  await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
});
