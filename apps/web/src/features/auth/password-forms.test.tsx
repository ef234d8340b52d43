import { failure } from '@ankur/contracts/problems';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route, Routes } from '../../lib/router/router.tsx';
import { keepTokens } from '../../lib/session/tokens.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { refusalOf } from '../../test/refusal.ts';
import { renderApp } from '../../test/render.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

let server: ReturnType<typeof fakeServer>;
afterEach(() => {
  vi.useRealTimers();
  server.restore();
});
const press = (name: string) => screen.getByRole('button', { name });
const typedIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

describe('forgot password', () => {
  const url = 'POST /api/user/send-reset-password-email/';
  const open = async (handlers: Parameters<typeof fakeServer>[0], email = 'asha@ankur.test') => {
    server = fakeServer(handlers);
    const { user } = renderApp(<ForgotPasswordForm />);
    const field = await screen.findByLabelText('Email');
    if (email) await user.type(field, email);
    await user.click(press('Send Reset Link'));
  };

  it('clears the form on success', async () => {
    await open({ [url]: { status: 200, body: { msg: 'Look into your mail.' } } });
    expect((await screen.findByRole('status')).textContent).toBe(
      'If an account has this email, a link to choose a new password is on its way.',
    );
    expect(typedIn('Email')).toBe('');
  });

  it('asks for a valid address', async () => {
    await open({}, '');
    expect(await screen.findByText('Email is required')).toBeDefined();
    expect(server.calls).toEqual([]);
  });

  it.each([
    [{ status: 500, body: {} }, 'Something went wrong. Please try again.'],
    ['offline' as const, 'An unexpected error occurred.'],
    [
      {
        status: 429,
        body: refusalOf({ non_field_errors: [failure('too_many_attempts', { retry_after: 9 })] }),
      },
      'Too many attempts. Please wait a little and try again.',
    ],
  ])('answers %j with its text and keeps the address', async (answer, text) => {
    await open({ [url]: answer });
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(typedIn('Email')).toBe('asha@ankur.test');
  });
});

describe('reset password', () => {
  const open = async (answer: { status: number; body: unknown }) => {
    server = fakeServer({ 'POST /api/user/reset-password/7/abc/': answer });
    const { user } = renderApp(
      <Routes>
        <Route path="/" element={<ResetPasswordForm id="7" token="abc" />} />
        <Route path="/auth" element={<p>Sign-in page</p>} />
      </Routes>,
    );
    await user.type(await screen.findByLabelText('New Password'), 'weak');
    await user.type(screen.getByLabelText('Confirm Password'), 'other');
    return () => user.click(press('Reset Password'));
  };

  it('leaves validation to the server and shows sign-in after 3 seconds', async () => {
    const send = await open({ status: 200, body: { msg: 'Password reset successfully' } });
    keepTokens({ access: 'a', refresh: 'r' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await send();
    expect(await screen.findByText('Password reset successfully')).toBeDefined();
    expect(server.calls[0]?.body).toEqual({ password: 'weak', password2: 'other' });
    expect(localStorage.getItem('access_token')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(screen.queryByText('Sign-in page')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(screen.getByText('Sign-in page')).toBeDefined();
  });

  it('shows field errors under the fields and the rest in an alert', async () => {
    const send = await open({
      status: 400,
      body: refusalOf({
        password: [failure('password_too_short', { min: 8 })],
        non_field_errors: [failure('reset_link_stale')],
      }),
    });
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This link is not valid any more. Please ask for a new one.',
    );
    expect(screen.getByText('Password must be at least 8 characters long.')).toBeDefined();
  });
});

describe('change password', () => {
  const open = async (handlers: Parameters<typeof fakeServer>[0] = {}) => {
    server = fakeServer(handlers);
    const { user } = renderApp(<ChangePasswordForm />);
    await screen.findByLabelText('Current Password');
    const fill = async (current: string, next: string, again: string) => {
      if (current) await user.type(screen.getByLabelText('Current Password'), current);
      if (next) await user.type(screen.getByLabelText('New Password'), next);
      if (again) await user.type(screen.getByLabelText('Confirm New Password'), again);
      await user.click(press('Update Password'));
    };
    return fill;
  };

  it('requires all three fields', async () => {
    const fill = await open();
    await fill('', '', '');
    expect(await screen.findByText('Current password is required')).toBeDefined();
    expect(screen.getByText('Password is required')).toBeDefined();
    expect(screen.getByText('Confirm password is required')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
  });

  it('checks the strict rule and the confirmation', async () => {
    const fill = await open();
    await fill('Old!1234', 'Harvest-2027', 'Harvest-2028');
    expect(await screen.findByText(/one special character \(!@#\$%\^&\*\)\.$/)).toBeDefined();
    expect(screen.getByText('Passwords do not match.')).toBeDefined();
    expect(server.calls).toEqual([]);
  });

  it('clears the form on success', async () => {
    const fill = await open({
      'POST /api/user/changepassword/': { status: 200, body: { msg: 'Done.' } },
    });
    await fill('Old!1234', 'Harvest!2027', 'Harvest!2027');
    expect((await screen.findByRole('status')).textContent).toBe('Password changed successfully');
    expect(typedIn('New Password')).toBe('');
  });

  it('keeps the form when the current password is wrong', async () => {
    const fill = await open({
      'POST /api/user/changepassword/': {
        status: 400,
        body: refusalOf({ current_password: [failure('current_password_wrong')] }),
      },
    });
    await fill('Old!1234', 'Harvest!2027', 'Harvest!2027');
    expect(await screen.findByText('Current password is incorrect.')).toBeDefined();
    expect(typedIn('New Password')).toBe('Harvest!2027');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
