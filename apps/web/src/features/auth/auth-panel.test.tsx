import { failure } from '@ankur/contracts/problems';
import { screen, waitFor, within } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { refusalOf } from '../../test/refusal.ts';
import { renderApp } from '../../test/render.tsx';
import { AuthPanel } from './auth-panel.tsx';

const signedIn = vi.fn();
let server: ReturnType<typeof fakeServer>;
afterEach(() => server.restore());

const open = async (
  handlers: Parameters<typeof fakeServer>[0] = {},
  terms: ReactNode = <p>Seven sections</p>,
) => {
  server = fakeServer(handlers);
  const { user } = renderApp(
    <AuthPanel
      start="signIn"
      terms={terms}
      notice={null}
      ageChoice={() => null}
      onSignedIn={signedIn}
    />,
  );
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  return user;
};
const press = (name: string) => screen.getByRole('button', { name });
const TOKEN = { access: 'x.eyJleHAiOjQwMDAwMDAwMDB9.y', refresh: 'r' };

async function fillSignIn(user: Awaited<ReturnType<typeof open>>) {
  await user.type(screen.getByLabelText('Email'), 'asha@ankur.test');
  await user.type(screen.getByLabelText('Password'), 'Sprout!2026');
  await user.click(press('Sign In'));
}

describe('sign-in', () => {
  it('asks for both fields before anything is sent', async () => {
    const user = await open();
    await user.click(press('Sign In'));
    expect(await screen.findByText('Email is required')).toBeDefined();
    expect(screen.getByText('Password is required')).toBeDefined();
    await user.type(screen.getByLabelText('Email'), 'asha@nowhere');
    expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
    expect(server.calls).toEqual([]);
  });

  it('keeps both tokens', async () => {
    const user = await open({
      'POST /api/user/login/': { status: 200, body: { msg: 'ok', token: TOKEN } },
    });
    await fillSignIn(user);
    await waitFor(() => expect(localStorage.getItem('access_token')).toBe(TOKEN.access));
    expect(localStorage.getItem('refresh_token')).toBe('r');
    expect(signedIn).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'the server message',
      { status: 401, body: refusalOf({ non_field_errors: [failure('credentials_wrong')] }) },
      'Invalid email or password.',
    ],
    ['its own without messages', { status: 401, body: {} }, 'Invalid email or password.'],
    [
      'a request to wait',
      {
        status: 429,
        body: refusalOf({ non_field_errors: [failure('too_many_attempts', { retry_after: 9 })] }),
      },
      'Too many attempts. Please wait a little and try again.',
    ],
    ['no answer', 'offline' as const, 'Something went wrong. Please try again later.'],
  ])('shows %s in an alert and keeps what was typed', async (_what, answer, text) => {
    const user = await open({ 'POST /api/user/login/': answer });
    await fillSignIn(user);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('asha@ankur.test');
  });

  it('shows and hides the password', async () => {
    const user = await open();
    const field = screen.getByLabelText('Password') as HTMLInputElement;
    expect(field.type).toBe('password');
    await user.click(press('Show password'));
    expect(field.type).toBe('text');
    await user.click(press('Hide password'));
    expect(field.type).toBe('password');
  });
});

describe('sign-up', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>) => {
    await user.click(press('Sign Up'));
    await user.type(screen.getByLabelText('Name'), 'Asha Pawar');
    await user.type(screen.getByLabelText('Email'), 'asha@ankur.test');
    await user.type(screen.getByLabelText('Password'), 'Sprout!2026');
    await user.type(screen.getByLabelText('Confirm Password'), 'Sprout!2026');
  };

  it('lists every broken rule of a password', async () => {
    const user = await open();
    await user.click(press('Sign Up'));
    await user.type(screen.getByLabelText('Name'), 'R2D2');
    await user.type(screen.getByLabelText('Password'), 'a1-5');
    await user.type(screen.getByLabelText('Confirm Password'), 'a1');
    await user.click(press('Sign Up'));
    for (const text of [
      'Please enter a valid name (letters and spaces only)',
      'Email is required',
      'Password must be at least 8 characters long.',
      'Password must contain at least one uppercase letter.',
      'Password must not contain negative numbers.',
      'Password and Confirm Password do not match',
    ]) {
      expect(await screen.findByText(text)).toBeDefined();
    }
    expect(server.calls).toEqual([]);
  });

  it('submits unaccepted terms and shows the server’s failure at the checkbox', async () => {
    const user = await open({
      'POST /api/user/register/': {
        status: 400,
        body: refusalOf({
          tc: [failure('terms_not_accepted')],
          email: [failure('email_required'), failure('email_invalid')],
        }),
      },
    });
    await fill(user);
    await user.click(press('Sign Up'));
    expect(await screen.findByText('Please accept the Terms and Conditions')).toBeDefined();
    expect(screen.getByText('Email is required')).toBeDefined();
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
    expect(server.calls[0]?.body).toMatchObject({ tc: 'false', name: 'Asha Pawar' });
  });

  it('checks the box by Accept and not by Cancel', async () => {
    const user = await open();
    await user.click(press('Sign Up'));
    const box = screen.getByRole('checkbox') as HTMLInputElement;
    await user.click(press('Terms and Conditions'));
    const dialog = screen.getByRole('dialog', { name: 'Terms and Conditions' });
    expect(within(dialog).getByText('Seven sections')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(box.checked).toBe(false);
    await user.click(press('Terms and Conditions'));
    await user.click(press('Accept'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(box.checked).toBe(true);
  });

  it.each([
    ['have not come yet', () => new Promise<never>(() => undefined)],
    ['cannot be fetched', () => Promise.reject<never>(new TypeError('Failed to fetch'))],
  ])('keeps the form on the screen while the terms %s', async (_what, fetchWords) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Words = lazy(fetchWords);
    const user = await open({}, <Words />);
    await fill(user);
    const opener = press('Terms and Conditions');
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Terms and Conditions' });
    expect(await within(dialog).findByText('Loading…')).toBeDefined();
    expect(screen.getByLabelText('Name').closest('[style*="none"]')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Asha Pawar');
    expect(document.activeElement).toBe(opener);
    vi.restoreAllMocks();
  });

  it('stores no token, revokes the new account’s session and shows sign-in', async () => {
    const user = await open({
      'POST /api/user/register/': { status: 201, body: { msg: 'ok', token: TOKEN } },
      'POST /api/user/logout/': { status: 204 },
    });
    await fill(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Sign Up'));
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('asha@ankur.test');
    expect(localStorage.getItem('access_token')).toBeNull();
    await waitFor(() => expect(server.calls).toHaveLength(2));
    expect(server.calls[0]?.body).toMatchObject({ tc: 'true', password2: 'Sprout!2026' });
    expect(server.calls[1]).toMatchObject({ path: '/api/user/logout/', body: { refresh: 'r' } });
  });
});
