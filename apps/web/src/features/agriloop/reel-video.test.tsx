import type { Reel } from '@ankur/contracts/community/feed-item';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render.tsx';
import { ReelVideo } from './reel-video.tsx';

const REEL: Reel = {
  id: '1',
  user: '2',
  username: 'Gopal Rao',
  profile_picture: null,
  date: '2026-11-20T05:00:00Z',
  updated_at: '2026-11-20T06:00:00.000Z',
  description: 'Sowing in lines',
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
  video: '/media/reels/a.mp4',
  poster: '/media/reels/a.webp',
  duration_s: 12,
  bytes: 4_240_000,
};

let see: (ratio: number) => void;
const play = vi.fn(async () => {});
const pause = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { intersectionRatio: number }[]) => void) {
        see = (intersectionRatio) => act(() => tell([{ intersectionRatio }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  let paused = true;
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => paused);
  play.mockReset().mockImplementation(async () => {
    paused = false;
  });
  pause.mockReset().mockImplementation(() => {
    paused = true;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function aReel(changes: Partial<Reel> = {}, nearby = true) {
  const nothing = () => {};
  const { user } = renderApp(
    <ReelVideo
      reel={{ ...REEL, ...changes }}
      nearby={nearby}
      muted={false}
      onMute={nothing}
      onSeen={nothing}
    />,
  );
  const video = (await screen.findByLabelText('Sowing in lines')) as HTMLVideoElement;
  return { video, tap: (name: string) => user.click(screen.getByRole('button', { name })) };
}

const online = (connection: object | undefined) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));

describe('a reel', () => {
  it('loads and plays nothing before a tap', async () => {
    const { video } = await aReel();
    see(1);
    expect([video.preload, video.autoplay, play.mock.calls.length]).toEqual(['none', false, 0]);
  });

  it('fetches its poster only when it is near', async () => {
    expect((await aReel({}, false)).video.hasAttribute('poster')).toBe(false);
  });

  it('plays after a tap while half of it is visible, and pauses when scrolled away', async () => {
    const { tap } = await aReel();
    see(1);
    await tap('Play');
    expect(play).toHaveBeenCalledTimes(1);
    see(0.4);
    expect(pause).toHaveBeenCalledTimes(1);
    see(0.6);
    expect(play).toHaveBeenCalledTimes(2);
    await tap('Pause');
    expect(pause).toHaveBeenCalledTimes(2);
    see(1);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it.each([
    [{ type: 'cellular' }, 'Uses about 4.2 MB of your data'],
    [{ saveData: true }, 'Uses about 4.2 MB of your data'],
    [{ type: 'wifi', effectiveType: '4g' }, '4.2 MB'],
    [undefined, '4.2 MB'],
  ])('says what it costs before it plays: on %o "%s"', async (connection, text) => {
    online(connection);
    const { tap } = await aReel();
    see(1);
    await screen.findByText(text);
    await tap('Play');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('shows the play button again when the browser refuses to play, and reports errors', async () => {
    play.mockRejectedValue(new Error('not allowed'));
    const { video, tap } = await aReel();
    see(1);
    await tap('Play');
    await screen.findByRole('button', { name: 'Play' });
    fireEvent.error(video);
    await screen.findByText('This video cannot be played here.');
  });

  it('reloads at its position on a tap after a network error', async () => {
    const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
    const { video, tap } = await aReel();
    see(1);
    await tap('Play');
    video.currentTime = 7;
    fireEvent.timeUpdate(video);
    fireEvent.error(video);
    await screen.findByText('This video cannot be played here.');
    video.currentTime = 0;
    await tap('Play');
    expect([load.mock.calls.length, play.mock.calls.length, video.currentTime]).toEqual([1, 2, 7]);
    expect(screen.queryByText('This video cannot be played here.')).toBeNull();
  });
});
