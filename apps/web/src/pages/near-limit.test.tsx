import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SparingPicture } from '../entities/picture/sparing-picture.tsx';
import { ReelVideo } from '../features/agriloop/reel-video.tsx';
import { ItemHead } from '../features/community/item-head.tsx';
import { PostPicture } from '../features/community/post-picture.tsx';
import { GuidanceAlbum } from '../features/guidance/guidance-album.tsx';
import { ArticleCard } from '../features/news/article-card.tsx';
import { noteNearLimit } from '../lib/meter/near-limit.ts';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';

const ITEM = {
  ...{ id: 'p1', user: 'u1', username: 'Mira Devi', profile_picture: '/media/profile/m.webp' },
  ...{ date: '2026-11-20T06:00:00.000Z', updated_at: '2026-11-20T06:00:00.000Z' },
  ...{ description: 'Sowing in lines', crop: null, total_likes: 0, total_dislikes: 0 },
  ...{ total_comments: 0, liked: false, disliked: false, following: false, own: true },
  ...{ new_account: false, advice_warning: null, advice_warning_by: null, may_warn: false },
};
const POST = { ...ITEM, photo: '/media/posts/a.webp', photos: [], blur: null };
const REEL = {
  ...{ ...ITEM, video: '/media/reels/a.mp4', poster: '/media/reels/a.webp' },
  ...{ duration_s: 12, bytes: 4_240_000 },
};
const NEWS = {
  ...{ title: 'Rain delays the sowing', description: 'In the north.', source: 'The Field' },
  ...{ url: 'https://news.test/1', urlToImage: '/api/news/image/?key=1' },
  published_at: '2026-11-20T05:10:00.000Z',
};
const DRAWING = '/api/guidance/drawings/8.svg';
const GUIDANCE = {
  ...{ id: 8, title: 'Silage', topic: 'dairy', image: DRAWING, images: [DRAWING] },
  ...{ image_alts: ['A pit'], description: 'About silage.', do_today: ['Cut.'] },
  ...{ extraContent: [], schedule: [], calculator: null, sources: [], language: 'en' },
};
const nothing = () => {};

/** Addresses of the pictures that are fetched, apart from those of the app itself. */
const fetched = () =>
  [...document.querySelectorAll('img')]
    .map((img) => img.getAttribute('src') ?? '')
    .filter((src) => !src.startsWith('/images/'));

const KINDS: readonly (readonly [string, string, () => React.ReactNode])[] = [
  ['the picture of a post', POST.photo, () => <PostPicture post={POST} name="Mira Devi" />],
  ['the picture of a headline', NEWS.urlToImage, () => <ArticleCard article={NEWS} />],
  ['a drawing of the album', DRAWING, () => <GuidanceAlbum onPrepare={async () => {}} />],
  ['an avatar', ITEM.profile_picture, () => <ItemHead item={POST} />],
];

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer({ 'GET /api/guidance/': { status: 200, body: [GUIDANCE] } });
});
afterEach(() => server.restore());

describe('near the limit of data', () => {
  it.each(KINDS)('%s is fetched by a tap', async (_what, src, shown) => {
    noteNearLimit(true);
    const { user } = renderApp(shown());
    const button = await screen.findByRole('button', { name: /^Show the picture/ });
    expect(fetched()).toEqual([]);
    await user.click(button);
    expect(fetched()).toEqual([src]);
    expect(screen.queryByRole('button', { name: /^Show the picture/ })).toBeNull();
  });

  it.each(KINDS)('%s is fetched at once otherwise', async (_what, src, shown) => {
    renderApp(shown());
    await vi.waitFor(() => expect(fetched()).toEqual([src]));
    expect(screen.queryByRole('button', { name: /^Show the picture/ })).toBeNull();
  });

  it('what is on this phone is shown, and what has no picture has its fallback', async () => {
    noteNearLimit(true);
    renderApp(
      <>
        <SparingPicture src="data:image/svg+xml,x" alt="Saved" />
        <SparingPicture src={null} alt="None" />
      </>,
    );
    expect(fetched()).toEqual(['data:image/svg+xml,x']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a reel has no poster and does not play while the phone is not on Wi-Fi', async () => {
    const connection = { type: 'cellular', addEventListener: nothing };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = nothing;
        disconnect = nothing;
      },
    );
    noteNearLimit(true);
    renderApp(<ReelVideo reel={REEL} nearby muted={false} onMute={nothing} onSeen={nothing} />);
    const video = await screen.findByLabelText('Sowing in lines');
    expect(video.getAttribute('poster')).toBeNull();
    expect(screen.getByText(/Wi-Fi/)).toBeTruthy();
  });
});
