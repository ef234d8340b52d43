import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { switchGroup } from './kind-groups.ts';
import { NotificationsButton } from './notifications-button.tsx';

const PATH = '/api/user/notifications/';
const entry = {
  id: 'n1',
  kind: 'task-due',
  payload: { task: 'Weed the cotton' },
  link: '/application/dashboard',
  created_at: new Date().toISOString(),
  read: false,
};
let server: ReturnType<typeof fakeServer>;
afterEach(() => server.restore());

const show = async (handlers: Parameters<typeof fakeServer>[0]) => {
  server = fakeServer({
    [`GET ${PATH}unread/`]: { status: 200, body: { unread: 1 } },
    ...handlers,
  });
  const view = renderApp(<NotificationsButton />);
  await view.user.click(await screen.findByRole('button', { name: 'Notifications' }));
  return view;
};
const sent = (method: string) => server.calls.filter((call) => call.method === method);

describe('the notifications button', () => {
  it('shows the unread count and keeps its accessible name', async () => {
    await show({ [`GET ${PATH}`]: { status: 200, body: [] } });
    expect(await screen.findByText('No new notifications')).toBeTruthy();
    const bell = screen.getByRole('button', { name: 'Notifications' });
    await waitFor(() => expect(bell.querySelector('[data-count="1"]')).toBeTruthy());
    expect(bell.getAttribute('aria-description')).toBe('1 unread');
  });

  it('shows sentences, marks an opened entry as read and navigates to it', async () => {
    const { user } = await show({
      [`GET ${PATH}`]: { status: 200, body: [entry] },
      [`POST ${PATH}read/`]: { status: 200, body: { unread: 0 } },
    });
    const link = await screen.findByRole('link', { name: /Today's work: Weed the cotton/ });
    expect(link.getAttribute('href')).toBe('/application/dashboard');
    await user.click(link);
    await waitFor(() => expect(sent('POST')[0]?.body).toEqual({ ids: ['n1'] }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('marks all and removes one', async () => {
    const { user } = await show({
      [`GET ${PATH}`]: { status: 200, body: [entry] },
      [`POST ${PATH}read/`]: { status: 200, body: { unread: 0 } },
      [`DELETE ${PATH}n1/`]: { status: 204 },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(sent('POST')[0]?.body).toEqual({}));
    await user.click(screen.getByRole('button', { name: "Remove: Today's work: Weed the cotton" }));
    await waitFor(() => expect(sent('DELETE')).toHaveLength(1));
  });

  it.each([
    ['offline', 'You are offline. The list opens when the network is back.'],
    [{ status: 500, body: {} }, 'The list could not be opened. Please try again.'],
  ] as const)('says so when the list does not come: %j', async (answer, text) => {
    await show({ [`GET ${PATH}`]: answer });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('stores muted kinds and quiet hours', async () => {
    const { user } = await show({
      [`GET ${PATH}`]: { status: 200, body: [] },
      [`GET ${PATH}settings/`]: {
        status: 200,
        body: {
          muted_kinds: ['comment'],
          quiet_from: null,
          quiet_to: null,
          morning_at: null,
          updated_at: null,
        },
      },
      [`PUT ${PATH}settings/`]: (call) => ({
        status: 200,
        body: { ...(call.body as object), updated_at: '2026-07-01T00:00:00.000Z' },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    expect(
      (await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Comments' })).checked,
    ).toBe(false);
    await user.click(screen.getByRole('checkbox', { name: 'Work that is due or was missed' }));
    await user.click(screen.getByRole('checkbox', { name: 'Quiet hours for the phone' }));
    await user.click(screen.getByRole('checkbox', { name: 'Tell me in the morning what to do' }));
    screen.getByLabelText('At');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() =>
      expect(sent('PUT')[0]?.body).toEqual({
        muted_kinds: ['comment', 'task-due', 'task-missed', 'loss-deadline', 'herd-due'],
        quiet_from: '21:00',
        quiet_to: '05:30',
        morning_at: '06:00',
      }),
    );
  });
});

it('switches a group of kinds on and off', () => {
  expect(switchGroup(['comment'], ['follower'], false)).toEqual(['comment', 'follower']);
  expect(switchGroup(['comment', 'follower'], ['follower'], true)).toEqual(['comment']);
});
