import { failure } from '@ankur/contracts/problems';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepTokens } from '../lib/session/tokens.ts';
import { answerTo } from '../test/answer-to.ts';
import { fakeServer } from '../test/fake-server.ts';
import { listedGuide } from '../test/listed-guide.ts';
import { refusalOf } from '../test/refusal.ts';
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
  updated_at: '2026-11-20T06:00:00.000Z',
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
  advice_warning_by: null,
  may_warn: false,
  photo: '/media/posts/a.webp',
  photos: [],
  blur: null,
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => keepTokens({ access: FAR, refresh: 'r' }));
afterEach(() => server.restore());

const theirs = () => screen.findByRole('article', { name: 'Post by Mira Devi' });

describe('the community page', () => {
  it('changes a dislike to a like optimistically, then shows the server’s totals', async () => {
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

  it('rolls back a like and a follow on refusal, with the reason', async () => {
    server = fakeServer({
      'GET /api/user/posts/': { status: 200, body: [POST] },
      'POST /api/user/posts/p1/like/': { status: 500, body: {} },
      'POST /api/user/follow/u1/': {
        status: 400,
        body: refusalOf({ non_field_errors: [failure('followed_already')] }),
      },
    });
    const { user } = renderApp(<CommunityPage />);
    const post = await theirs();
    await user.click(within(post).getByRole('button', { name: /^Like/ }));
    await user.click(within(post).getByRole('button', { name: 'Follow' }));
    await within(post).findByRole('button', { name: /^Like ?2/, pressed: false });
    await within(post).findByRole('button', { name: 'Follow', pressed: false });
    expect(within(post).getByRole('button', { name: /^Dislike ?1/, pressed: true })).toBeTruthy();
  });

  it('sets a vote whose answer was lost, since toggling again could withdraw it', async () => {
    server = fakeServer({
      'GET /api/user/posts/': { status: 200, body: [POST] },
      'POST /api/user/posts/p1/like/': 'offline',
      'PUT /api/user/posts/p1/vote/': {
        status: 200,
        body: { total_likes: 3, total_dislikes: 0, liked: true, disliked: false },
      },
    });
    const { user } = renderApp(<CommunityPage />);
    const post = await theirs();
    await user.click(within(post).getByRole('button', { name: /^Like/ }));
    await within(post).findByRole('button', { name: /^Like ?3/, pressed: true });
    const sent = server.calls.filter(({ method }) => method !== 'GET');
    expect(sent.map(({ method, body }) => [method, body])).toEqual([
      ['POST', null],
      ['PUT', { vote: 'like' }],
    ]);
  });

  it('asks for the posts of a crop once a pause, not once a letter', async () => {
    server = fakeServer({
      'GET /api/user/posts/': { status: 200, body: [POST] },
      'GET /api/user/plantings/': { status: 200, body: [] },
    });
    const { user } = renderApp(<CommunityPage />, {
      at: '/application/community?filter=crop&crop=rice',
    });
    const field = await screen.findByRole('textbox', { name: 'Crop' });
    await user.clear(field);
    await user.type(field, 'cotton');
    const crops = () =>
      server.calls
        .filter(({ path }) => path.startsWith('/api/user/posts/'))
        .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('crop'));
    await waitFor(() => expect(crops()).toContain('cotton'));
    expect(crops()).toEqual(['rice', 'cotton']);
  });

  it('lets an expert set and remove a warning, with reason and name', async () => {
    const warned = {
      ...POST,
      may_warn: true,
      advice_warning: 'Diesel burns the leaves.',
      advice_warning_by: 'Kavita Rao',
    };
    server = fakeServer({
      'GET /api/user/posts/': { status: 200, body: [{ ...POST, may_warn: true }] },
      'PUT /api/user/posts/p1/advice-warning/': { status: 200, body: warned },
      'DELETE /api/user/posts/p1/advice-warning/': { status: 200, body: POST },
    });
    const { user } = renderApp(<CommunityPage />);
    const post = await theirs();
    const menu = () => user.click(within(post).getByRole('button', { name: /^More for the post/ }));
    await menu();
    expect(within(post).queryByRole('button', { name: 'Take the warning off' })).toBeNull();
    await user.click(
      within(post).getByRole('button', { name: 'Say that this advice may be wrong' }),
    );
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Put the warning on' }));
    expect(within(dialog).getByText('Say what is wrong with it')).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox'), 'Diesel burns the leaves.');
    await user.click(within(dialog).getByRole('button', { name: 'Put the warning on' }));
    await within(post).findByText(/^An expert says: this advice may be wrong/);
    expect(within(post).getByText('Diesel burns the leaves.')).toBeTruthy();
    expect(within(post).getByText('— Kavita Rao, expert')).toBeTruthy();
    await menu();
    await user.click(within(post).getByRole('button', { name: 'Take the warning off' }));
    await waitFor(() => expect(within(post).queryByText(/^An expert says/)).toBeNull());
  });

  it('offers that to experts only', async () => {
    server = fakeServer({ 'GET /api/user/posts/': { status: 200, body: [POST] } });
    const { user } = renderApp(<CommunityPage />);
    const post = await theirs();
    await user.click(within(post).getByRole('button', { name: /^More for the post/ }));
    expect(within(post).queryByRole('button', { name: /may be wrong/ })).toBeNull();
  });

  it('shows default name and picture', async () => {
    server = fakeServer({
      'GET /api/user/posts/': { status: 200, body: [{ ...POST, username: '' }] },
    });
    renderApp(<CommunityPage />);
    const post = await screen.findByRole('article', { name: 'Post by Anonymous' });
    expect(post.querySelector('img')?.getAttribute('src')).toBe('/images/profile.svg');
  });

  it.each([
    ['a failed load as an error', { status: 500, body: {} }, 'alert'],
    ['no network as offline', 'offline', 'status'],
  ] as const)('reports %s', async (_what, answer, role) => {
    server = fakeServer({ 'GET /api/user/posts/': answer });
    renderApp(<CommunityPage />);
    const text = await screen.findByText(/The posts could not be fetched/);
    expect(text.closest('[role]')?.getAttribute('role')).toBe(role);
  });

  it('shows a sent comment', async () => {
    const comment = {
      id: 'c1',
      user: 'me',
      username: 'Asha',
      profile_picture: null,
      text: 'Neem oil helped me',
      date: POST.date,
      own: true,
      removable: true,
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
    await within(post).findByRole('button', { name: /^Comments ?1/ });
  });
});

describe('a post opened by its link', () => {
  const AT = { at: '/application/community?post=p1' };

  it('can be retried offline, and is removed only on the server’s 404', async () => {
    let answer: Parameters<typeof fakeServer>[0][string] = 'offline';
    server = fakeServer({
      'GET /api/user/posts/p1/': () => answer as 'offline',
      'GET /api/user/posts/p1/comments/': { status: 200, body: [] },
    });
    const { user } = renderApp(<CommunityPage />, AT);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('This post is not there any more.')).toBeNull();
    answer = { status: 200, body: POST };
    await user.click(again);
    await theirs();
    cleanup();
    answer = { status: 404, body: {} };
    renderApp(<CommunityPage />, AT);
    await screen.findByText('This post is not there any more.');
  });

  it.each([
    ['deleted', { ...POST, own: true }, 'Delete', 'DELETE /api/user/posts/p1/'],
    ['blocked', POST, 'Block Mira Devi', 'POST /api/user/farmers/u1/block/'],
  ])('is not there any more once %s', async (_how, post, deed, call) => {
    server = fakeServer({
      'GET /api/user/posts/p1/': { status: 200, body: post },
      'GET /api/user/posts/p1/comments/': { status: 200, body: [] },
      [call]: answerTo(call),
    });
    const { user } = renderApp(<CommunityPage />, AT);
    const shown = await theirs();
    await user.click(within(shown).getByRole('button', { name: /^More for the post/ }));
    await user.click(within(shown).getByRole('button', { name: deed }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: deed.split(' ')[0] as string }));
    await screen.findByText('This post is not there any more.');
    expect(screen.queryByRole('article')).toBeNull();
  });
});

it('names the crops of another farmer in the language of the reader', async () => {
  server = fakeServer({
    'GET /api/user/farmers/u1/': {
      status: 200,
      body: {
        ...{ user_id: 'u1', name: 'Mira Devi', profile_picture: null, bio: null, own: false },
        ...{ crops: 'Cotton, kodo', following: false, post_count: 1 },
        ...{ followers_count: 0, following_count: 0 },
      },
    },
    'GET /api/user/posts/': { status: 200, body: [] },
    'GET /api/crops/': {
      status: 200,
      body: [listedGuide('cotton', 'कपास', { words: ['कपास', 'cotton'] })],
    },
  });
  renderApp(<CommunityPage />, { at: '/application/community?farmer=u1' });
  await screen.findByText(/कपास, kodo/);
});

describe('a comment of somebody else', () => {
  const words = (id: string, user: string, username: string, text: string) => ({
    ...{ id, user, username, text },
    profile_picture: null,
    date: POST.date,
    own: false,
    removable: false,
  });

  it('can be reported, and its author blocked', async () => {
    server = fakeServer({
      'GET /api/user/posts/': { status: 200, body: [POST] },
      'GET /api/user/posts/p1/comments/': {
        status: 200,
        body: [words('c1', 'u7', 'Ravi', 'Buy my pills'), words('c2', 'u8', 'Asha', 'Use neem')],
      },
      'POST /api/user/comments/c1/report/': answerTo('POST /api/user/comments/c1/report/'),
      'POST /api/user/farmers/u7/block/': answerTo('POST /api/user/farmers/u7/block/'),
    });
    const { user } = renderApp(<CommunityPage />);
    const post = await theirs();
    await user.click(within(post).getByRole('button', { name: /^Comments/ }));
    const menu = () =>
      user.click(within(post).getByRole('button', { name: 'More for the words of Ravi' }));
    await within(post).findByText('Buy my pills');
    await menu();
    await user.click(within(post).getByRole('button', { name: 'Report' }));
    await user.click(screen.getByLabelText('Advertising or cheating'));
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls.at(-1)).toMatchObject({
      path: '/api/user/comments/c1/report/',
      body: { reason: 'spam' },
    });
    await menu();
    await user.click(within(post).getByRole('button', { name: 'Block Ravi' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(within(post).queryByText('Buy my pills')).toBeNull());
    expect(within(post).getByText('Use neem')).toBeTruthy();
  });

  it('can be deleted under an own item, after confirmation', async () => {
    server = fakeServer({
      'GET /api/user/posts/': { status: 200, body: [POST] },
      'GET /api/user/posts/p1/comments/': {
        status: 200,
        body: [
          { ...words('c1', 'u7', 'Ravi', 'Buy my pills'), removable: true },
          words('c2', 'u8', 'Asha', 'Use neem'),
        ],
      },
      'DELETE /api/user/comments/c1/': { status: 204 },
    });
    const { user } = renderApp(<CommunityPage />);
    const post = await theirs();
    await user.click(within(post).getByRole('button', { name: /^Comments/ }));
    await within(post).findByText('Buy my pills');
    await user.click(within(post).getByRole('button', { name: 'More for the words of Asha' }));
    expect(within(post).queryByRole('button', { name: 'Delete comment' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(within(post).getByRole('button', { name: 'More for the words of Ravi' }));
    await user.click(within(post).getByRole('button', { name: 'Delete comment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this comment?' });
    expect(dialog.textContent).toContain('What Ravi wrote is deleted for everybody.');
    expect(server.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Delete comment' }));
    await waitFor(() => expect(within(post).queryByText('Buy my pills')).toBeNull());
    expect(server.calls.at(-1)).toMatchObject({
      method: 'DELETE',
      path: '/api/user/comments/c1/',
    });
  });
});

it('offers AVIF first', async () => {
  const photos = [
    { width: 320, webp: '/media/a.webp', avif: null },
    { width: 720, webp: '/media/b.webp', avif: '/media/b.avif' },
  ];
  server = fakeServer({ 'GET /api/user/posts/': { status: 200, body: [{ ...POST, photos }] } });
  renderApp(<CommunityPage />);
  const picture = (await theirs()).querySelector('picture');
  expect(picture?.querySelector('source[type="image/avif"]')?.getAttribute('srcset')).toBe(
    '/media/b.avif 720w',
  );
  expect(picture?.querySelector('img')?.getAttribute('srcset')).toBe(
    '/media/a.webp 320w, /media/b.webp 720w',
  );
});

describe('sharing a post', () => {
  it('requires an image and a description', async () => {
    server = fakeServer({});
    const { user } = renderApp(<UploadPostPage />);
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(screen.getByText('❌ Please upload an image and add a description!')).toBeTruthy();
    expect(server.calls).toEqual([]);
  });
});
