import type { Reel } from '@ankur/contracts/community/feed-item';
import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render.tsx';
import { ReelScreen } from './reel-screen.tsx';

const sights: (() => void)[] = [];
const see = (index: number) => act(() => sights[index]?.());
afterEach(() => vi.unstubAllGlobals());

it('asks for more again at another reel, since the first answer may have failed', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { intersectionRatio: number }[]) => void) {
        sights.push(() => tell([{ intersectionRatio: 1 }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  const reels = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, video: '/a.mp4' }) as Reel);
  const onMore = vi.fn();
  const { findByRole } = renderApp(
    <ReelScreen
      {...{ keptAs: 'test', reels, onMore, error: null, onRetry: () => undefined }}
      frame={(_reel, video) => video}
    />,
  );
  await findByRole('region');
  expect(onMore).not.toHaveBeenCalled();
  see(2);
  see(2);
  expect(onMore).toHaveBeenCalledTimes(1);
  see(3);
  expect(onMore).toHaveBeenCalledTimes(2);
});
