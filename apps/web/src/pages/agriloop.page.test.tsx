import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTokens } from '../lib/session/tokens.ts';
import { answerTo } from '../test/answer-to.ts';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';
import AgriloopPage from './agriloop.page.tsx';

const FAR = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
const AT = '/application/agriloop';
const reel = (id: string, over: object = {}) => ({
  id,
  user: 'u1',
  username: 'Gopal Rao',
  profile_picture: null,
  date: '2026-11-20T06:00:00.000Z',
  description: `Words of ${id}`,
  crop: null,
  total_likes: 0,
  total_dislikes: 0,
  total_comments: 0,
  liked: false,
  disliked: false,
  following: false,
  own: false,
  new_account: false,
  advice_warning: null,
  advice_warning_by: null,
  may_warn: false,
  video: `/media/reels/${id}.mp4`,
  poster: null,
  duration_s: 4,
  updated_at: '2026-11-20T06:00:00.000Z',
  bytes: 1000,
  ...over,
});
const person = (n: number) => ({ user_id: `f${n}`, name: `Farmer ${n}`, profile_picture: null });

let server: ReturnType<typeof fakeServer>;
beforeEach(() => keepTokens({ access: FAR, refresh: 'r' }));
afterEach(() => server.restore());

function open(handlers: Parameters<typeof fakeServer>[0] = {}, at = AT) {
  server = fakeServer({
    'GET /api/user/following/': { status: 200, body: [] },
    'GET /api/user/followers/': { status: 200, body: [] },
    'GET /api/user/reels/': { status: 200, body: [reel('r1'), reel('r2')] },
    ...handlers,
  });
  return renderApp(<AgriloopPage />, { at });
}

describe('the people beside the reels', () => {
  it('shows followed farmers and followers in pages', async () => {
    const { user } = open({
      'GET /api/user/followers/': {
        status: 200,
        body: [person(1)],
        link: '</api/user/followers/?cursor=c2>; rel="next"',
      },
      'GET /api/user/followers/?cursor=c2': { status: 200, body: [person(2)] },
    });
    expect(
      within(await screen.findByRole('region', { name: 'Following' })).getByText(
        'No followings yet',
      ),
    ).toBeTruthy();
    const followers = await screen.findByRole('region', { name: 'Followers' });
    const first = await within(followers).findByRole('link', { name: 'Farmer 1' });
    expect(first.getAttribute('href')).toBe('/application/community?farmer=f1');
    await user.click(within(followers).getByRole('button', { name: 'Show more' }));
    await within(followers).findByRole('link', { name: 'Farmer 2' });
    expect(within(followers).getByRole('link', { name: 'Farmer 1' })).toBeTruthy();
    expect(within(followers).queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('the reels', () => {
  it('are filtered by author and crop', async () => {
    const { user } = open({
      'GET /api/user/reels/?filter=near': { status: 200, body: [] },
      'GET /api/user/reels/?filter=crop&crop=kodo': { status: 200, body: [reel('r3')] },
    });
    await screen.findByText('Words of r1');
    await user.click(screen.getByRole('radio', { name: 'Near me' }));
    await screen.findByText('No reels found');
    await user.click(screen.getByRole('radio', { name: 'By crop' }));
    await user.type(screen.getByLabelText('Crop'), 'kodo');
    await screen.findByText('Words of r3');
    expect(screen.queryByText('Words of r1')).toBeNull();
  });

  it('restore the scroll position on Back', async () => {
    const scrollTo = vi.fn();
    HTMLElement.prototype.scrollTo = scrollTo;
    const at = `${AT}?filter=following`;
    const { unmount } = open({}, at);
    const list = await screen.findByRole('region', { name: 'Reels' });
    list.scrollTop = 640;
    fireEvent.scroll(list);
    unmount();
    server.restore();
    // A new router starts with POP, like Back.
    open({}, at);
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 640));
  });

  it('remove one that was opened by its link and hidden', async () => {
    const { user } = open(
      {
        'GET /api/user/reels/r9/': { status: 200, body: reel('r9', { username: 'Asha' }) },
        'POST /api/user/reels/r9/hide/': answerTo('POST /api/user/reels/r9/hide/'),
      },
      `${AT}?reel=r9`,
    );
    const wanted = await screen.findByRole('article', { name: 'Reel by Asha' });
    await user.click(within(wanted).getByRole('button', { name: /^More for the post/ }));
    await user.click(within(wanted).getByRole('button', { name: 'Do not show me this' }));
    await waitFor(() => expect(screen.queryByText('Words of r9')).toBeNull());
    expect(screen.getByText('Words of r1')).toBeTruthy();
  });
});
