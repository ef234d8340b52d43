import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentSnapshot } from '../lib/outbox/outbox.ts';
import { sendNow } from '../lib/outbox/outbox-actions.ts';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';
import { signIn } from '../test/sign-in.ts';
import CommunityPage from './community.page.tsx';
import MyRequestsPage from './my-requests.page.tsx';

const POST = {
  ...{ id: 'p1', user: 'u1', username: 'Mira Devi', profile_picture: null },
  ...{ date: '2026-11-20T06:00:00.000Z', updated_at: '2026-11-20T06:00:00.000Z' },
  ...{ description: 'Bollworm in my cotton', crop: 'cotton', photo: '/media/posts/a.webp' },
  ...{ total_likes: 0, total_dislikes: 0, total_comments: 2, liked: false, disliked: false },
  ...{ following: false, own: false, new_account: false, may_warn: false },
  ...{ advice_warning: null, advice_warning_by: null, photos: [], blur: null },
};
const REQUEST = {
  ...{ id: 'q1', field_of_expertise: 'irrigation', language: 'english', query: 'How often?' },
  ...{ photo: null, status: 'answered', date: '2026-11-20T06:00:00.000Z', expert: 'Dr. Rao' },
  ...{ answer: 'Weekly', answered_at: '2026-11-21T06:00:00.000Z', worked: null, messages: [] },
};

const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

beforeEach(() => signIn());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a comment that waits is counted, changed, deleted and taken back in its list', async () => {
  const line = offline();
  const server = fakeServer({
    'GET /api/user/posts/': { status: 200, body: [POST] },
    'GET /api/user/posts/p1/comments/': { status: 200, body: [] },
    'POST /api/user/posts/p1/comments/': {
      status: 201,
      body: {
        ...{ id: 'c1', user: 'asha', username: 'Asha', profile_picture: null },
        ...{ text: 'Neem oil', date: POST.date, own: true, removable: true },
      },
    },
  });
  const { user } = renderApp(<CommunityPage />);
  const post = within(await screen.findByRole('article', { name: 'Post by Mira Devi' }));
  await user.click(post.getByRole('button', { name: /^Comments ?2$/ }));
  await user.type(await post.findByLabelText('Write a comment'), 'Neem');
  await user.click(post.getByRole('button', { name: 'Send' }));
  expect(await post.findByText('Waiting to be sent')).toBeTruthy();
  expect(post.getByRole('button', { name: /^Comments ?3$/ })).toBeTruthy();

  await user.click(post.getByRole('button', { name: 'Look and change' }));
  const form = within(await screen.findByRole('dialog', { name: 'Comment' }));
  await user.type(form.getByLabelText('Write a comment'), ' oil');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await post.findByText('Neem oil')).toBeTruthy();

  await user.click(post.getByRole('button', { name: 'Delete comment' }));
  await waitFor(() => expect(post.queryByText('Neem oil')).toBeNull());
  expect(post.getByRole('button', { name: /^Comments ?2$/ })).toBeTruthy();
  await user.click(await post.findByRole('button', { name: 'Undo' }));
  expect(await post.findByText('Neem oil')).toBeTruthy();

  line.mockReturnValue(true);
  await sendNow(currentSnapshot().records.map(({ id }) => id));
  const written = server.calls.filter(({ method }) => method !== 'GET');
  expect(written.map(({ body }) => body)).toMatchObject([{ text: 'Neem oil' }]);
});

it('a further question that waits is changed, thrown away and taken back under its question', async () => {
  offline();
  fakeServer({ 'GET /api/user/expert-requests/': { status: 200, body: [REQUEST] } });
  const { user } = renderApp(<MyRequestsPage />);
  await user.type(await screen.findByLabelText('Add something or ask again'), 'And in winter?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: 'Look and change' }));
  const form = within(await screen.findByRole('dialog', { name: 'Further question to an expert' }));
  const text = form.getByLabelText('Add something or ask again');
  await user.clear(text);
  expect(form.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.type(text, 'And in rain?');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('And in rain?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Throw away' }));
  await waitFor(() => expect(screen.queryByText('And in rain?')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('And in rain?')).toBeTruthy();
});
