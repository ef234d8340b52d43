import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import NotificationSettingsView from './notification-settings.tsx';

const SETTINGS = {
  muted_kinds: [],
  quiet_from: null,
  quiet_to: null,
  morning_at: null,
  updated_at: null,
};
const QUIET = 'Quiet hours for the phone';

beforeEach(() => {
  signIn();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => vi.unstubAllGlobals());

it('shows settings that wait when it is opened again, and those of the server once they were thrown away', async () => {
  fakeServer({
    'GET /api/user/notifications/settings/': { status: 200, body: SETTINGS },
  });
  const quiet = async () => (await screen.findByLabelText(QUIET)) as HTMLInputElement;
  const first = renderApp(<NotificationSettingsView />);
  expect((await quiet()).checked).toBe(false);
  await first.user.click(await quiet());
  await first.user.click(screen.getByRole('button', { name: 'Save settings' }));
  await screen.findByText('Waiting to be sent');
  first.unmount();

  const { user } = renderApp(<NotificationSettingsView />);
  expect((await quiet()).checked).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Throw away' }));
  await screen.findByText('It was thrown away and will not be sent.');
  expect((await quiet()).checked).toBe(false);
});
