import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepTokens } from '../lib/session/tokens.ts';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';
import CommunityPage from './community.page.tsx';
import UploadPostPage from './upload-post.page.tsx';

const FAR = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
const POST = {
  id: 'p1',
  user: 'u1',
  username: 'Mira Devi',
  profile_picture: null,
  date: '2026-11-20T06:00:00.000Z',
  description: 'Bollworm in my cotton',
  crop: 'cotton',
  total_likes: 2,
  total_dislikes: 1,
  total_comments: 0,
  liked: false,
  disliked: true,
  following: false,
  own: false,
  new_account: false,
  advice_warning: null,
  photo: '/media/posts/a.webp',
  photos: [],
  blur: null,
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => keepTokens({ access: FAR, refresh: 'r' }));
afterEach(() => server.restore());

const theirs = () => screen.findByRole('article', { name: 'Post by Mira Devi' });

describe('the community page', () => {
  it('moves a dislike to a like at once, and takes the server’s totals', async () => {
    server = fakeServer({
      'GET /api/user/posts/': { status: 200, body: [POST] },
      'POST /api/user/posts/p1/like/': {
        status: 200,
        body: { total_likes: 5, total_dislikes: 0, liked: true, disliked: false },
      },
    });
    const { user } = renderApp(<CommunityPage />);
    const post = await theirs();
    expect(within(post).getByRole('button', { name: /^Dislike ?1/, pressed: true })).toBeTruthy();
    await user.click(within(post).getByRole('button', { name: /^Like/ }));
    await within(post).findByRole('button', { name: /^Dislike ?0/, pressed: false });
    await within(post).findByRole('button', { name: /^Like ?5/, pressed: true });
  });

  it('puts a like and a follow back when the server refuses, and says why', async () => {
    server = fakeServer({
      'GET /api/user/posts/': { status: 200, body: [POST] },
      'POST /api/user/posts/p1/like/': { status: 500, body: {} },
      'POST /api/user/follow/u1/': { status: 400, body: { error: 'You already follow' } },
    });
    const { user } = renderApp(<CommunityPage />);
    const post = await theirs();
    await user.click(within(post).getByRole('button', { name: /^Like/ }));
    await user.click(within(post).getByRole('button', { name: 'Follow' }));
    await within(post).findByRole('button', { name: /^Like ?2/, pressed: false });
    await within(post).findByRole('button', { name: 'Follow', pressed: false });
    expect(within(post).getByRole('button', { name: /^Dislike ?1/, pressed: true })).toBeTruthy();
  });

  it('names whoever has no name, and shows the default picture', async () => {
    server = fakeServer({
      'GET /api/user/posts/': { status: 200, body: [{ ...POST, username: '' }] },
    });
    renderApp(<CommunityPage />);
    const post = await screen.findByRole('article', { name: 'Post by Anonymous' });
    expect(post.querySelector('img')?.getAttribute('src')).toBe('/images/profile.svg');
  });

  it('says so when nothing can be fetched', async () => {
    server = fakeServer({ 'GET /api/user/posts/': 'offline' });
    renderApp(<CommunityPage />);
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('The posts could not be fetched'),
    );
  });

  it('keeps a comment that was sent', async () => {
    const comment = {
      id: 'c1',
      user: 'me',
      username: 'Asha',
      profile_picture: null,
      text: 'Neem oil helped me',
      date: POST.date,
      own: true,
    };
    server = fakeServer({
      'GET /api/user/posts/': { status: 200, body: [POST] },
      'GET /api/user/posts/p1/comments/': { status: 200, body: [] },
      'POST /api/user/posts/p1/comments/': { status: 201, body: comment },
    });
    const { user } = renderApp(<CommunityPage />);
    const post = await theirs();
    await user.click(within(post).getByRole('button', { name: /^Comments/ }));
    await within(post).findByText(/No comments yet/);
    await user.type(within(post).getByLabelText('Write a comment'), 'Neem oil helped me');
    await user.click(within(post).getByRole('button', { name: 'Send' }));
    await within(post).findByRole('listitem');
    expect(within(post).getByRole('button', { name: /^Comments ?1/ })).toBeTruthy();
  });
});

describe('sharing a post', () => {
  it('asks for both an image and words', async () => {
    server = fakeServer({});
    const { user } = renderApp(<UploadPostPage />);
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(screen.getByText('❌ Please upload an image and add a description!')).toBeTruthy();
    expect(server.calls).toEqual([]);
  });
});
