import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Toasts } from '../app/toasts.tsx';
import { DevicesCard } from '../features/account/devices-card.tsx';
import ChatWidget from '../features/assistant/chat-widget.tsx';
import { NotificationsButton } from '../features/notifications/notifications-button.tsx';
import { keepTokens } from '../lib/session/tokens.ts';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';
import MyRequestsPage from './my-requests.page.tsx';

const FAR = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
const AT = '2026-11-20T06:00:00.000Z';
const PHONE = { id: '2', device: 'Phone', created_at: AT, last_used_at: AT, current: false };
const ENTRY = {
  id: 'n1',
  kind: 'task-due',
  payload: { task: 'Weed' },
  link: null,
  created_at: AT,
  read: false,
};
const REQUEST = {
  id: 'r1',
  field_of_expertise: 'irrigation',
  language: 'telugu',
  query: 'How much water?',
  photo: null,
  status: 'pending',
  answer: null,
  answered_at: null,
  date: AT,
  expert: null,
  worked: null,
  messages: [],
};
const ok = (body: unknown) => ({ status: 200, body });
const LISTS = {
  'GET /api/user/sessions/': ok([PHONE]),
  'GET /api/user/notifications/unread/': ok({ unread: 1 }),
  'GET /api/user/notifications/': ok([ENTRY]),
  'GET /api/user/expert-requests/': ok([REQUEST]),
  'GET /api/chatbot/sessions/': ok([{ id: 's-9', title: 'How to wean?', last_at: AT }]),
};
const AGAIN = 'That did not work. Please try again.';
const CASES: [ReactNode, (string | RegExp)[], string][] = [
  [<DevicesCard key="1" />, ['Sign out Phone'], AGAIN],
  [<NotificationsButton key="2" />, ['Notifications', 'Mark all as read'], AGAIN],
  [<NotificationsButton key="3" />, ['Notifications', /^Remove: /], AGAIN],
  [
    <MyRequestsPage key="4" />,
    ['I need no more answers'],
    'That could not be sent. Please try again.',
  ],
  [
    <ChatWidget key="5" />,
    ['Open chat assistant', 'Earlier conversations', /^Delete the conversation/],
    "Sorry, I'm having trouble connecting. Please try again later.",
  ],
];

let server: ReturnType<typeof fakeServer>;
afterEach(() => server.restore());

it.each(CASES)('a failed action shows an error %#', async (piece, presses, text) => {
  Element.prototype.scrollIntoView = () => undefined;
  keepTokens({ access: FAR, refresh: 'r' });
  // Reads succeed; all writes are refused.
  server = fakeServer(LISTS);
  const { user } = renderApp(
    <>
      {piece}
      <Toasts />
    </>,
  );
  for (const name of presses) await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(text)).toBeTruthy();
});
