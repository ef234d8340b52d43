import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentSnapshot } from '../lib/outbox/outbox.ts';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';
import { signIn } from '../test/sign-in.ts';
import AgriloopPage from './agriloop.page.tsx';
import CommunityPage from './community.page.tsx';

const ITEM = {
  id: 'i1',
  user: 'u1',
  username: 'Mira Devi',
  profile_picture: null,
  date: '2026-11-20T06:00:00.000Z',
  updated_at: '2026-11-20T06:00:00.000Z',
  description: 'Bollworm in my cotton',
  crop: null,
  total_likes: 0,
  total_dislikes: 0,
  total_comments: 0,
  liked: false,
  disliked: false,
  following: false,
  own: true,
  new_account: false,
  advice_warning: null,
  advice_warning_by: null,
  may_warn: false,
};
const POST = { ...ITEM, photo: '/media/posts/a.webp', photos: [], blur: null };
const REEL = { ...ITEM, video: '/media/reels/a.mp4', poster: null, duration_s: 4, bytes: 1000 };
const PEOPLE = {
  'GET /api/user/following/': { status: 200, body: [] },
  'GET /api/user/followers/': { status: 200, body: [] },
};

beforeEach(() => signIn());
afterEach(() => vi.unstubAllGlobals());

type Case = readonly [name: string, page: ReactNode, path: string, item: object];
const CASES: readonly Case[] = [
  ['post', <CommunityPage key="posts" />, '/api/user/posts/', POST],
  ['reel', <AgriloopPage key="reels" />, '/api/user/reels/', REEL],
];

async function removed(page: Case, deletion: 'offline' | { status: number }) {
  const [, screenOf, path, item] = page;
  const server = fakeServer({
    ...PEOPLE,
    [`GET ${path}`]: { status: 200, body: [item] },
    [`DELETE ${path}i1/`]: deletion,
  });
  const { user } = renderApp(screenOf);
  const shown = (await screen.findByText('Bollworm in my cotton')).closest('article');
  const menu = within(shown as HTMLElement).getByRole('button', { name: /^More for/ });
  await user.click(menu);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Bollworm in my cotton')).toBeNull());
  return { user, server };
}

it.each(CASES)(
  'a deleted %s is taken back in its list while the deletion waits',
  async (...page) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = await removed(page, 'offline');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Bollworm in my cotton');
    expect(currentSnapshot().records).toEqual([]);
  },
);

it.each(CASES)('a deleted %s is gone once the server has heard of it', async (...page) => {
  const { server } = await removed(page, { status: 204 });
  await waitFor(() =>
    expect(server.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1),
  );
  expect(currentSnapshot().records).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
