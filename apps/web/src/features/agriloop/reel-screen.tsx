import type { Reel } from '@ankur/contracts/community/feed-item';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { useScrollRestoration } from '../../lib/use-scroll-restoration.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { ReelVideo } from './reel-video.tsx';

interface Props {
  /** Key of the stored scroll position. */
  keptAs: string;
  reels: readonly Reel[] | undefined;
  /** Why there are none. */
  error: unknown;
  onRetry: () => void;
  /** Null when there are no more. */
  onMore: (() => void) | null;
  /** Renders the frame of a reel's video. */
  frame: (reel: Reel, video: ReactNode) => ReactNode;
}

/** One reel at a time, snapping into place; only the poster of the next one is fetched ahead. */
export function ReelScreen({ keptAs, reels, error, onRetry, onMore, frame }: Props) {
  const t = useT('agriloop');
  const [active, setActive] = useState(0);
  const [muted, setMuted] = useState(false);
  /** Where more was asked for last; asked again only elsewhere, because the answer may have failed. */
  const asked = useRef('');
  const count = reels?.length ?? 0;
  const box = useRef<HTMLElement>(null);
  useScrollRestoration(`page of reels:${keptAs}`, count > 0);
  useScrollRestoration(`reels:${keptAs}`, count > 0, box);
  useEffect(() => {
    const here = `${active} of ${count}`;
    if (!onMore || active < count - 3 || asked.current === here) return;
    asked.current = here;
    onMore();
  }, [active, count, onMore]);
  if (!reels) {
    return (
      <NotLoaded
        isError={Boolean(error)}
        error={error}
        loading={t('loading')}
        failed={t('error')}
        onRetry={onRetry}
      />
    );
  }
  if (reels.length === 0) return <StateView state="empty">{t('none')}</StateView>;
  return (
    <section
      ref={box}
      aria-label={t('list')}
      className="mx-auto h-[calc(100dvh-9rem)] lg:h-[calc(100dvh-13rem)] min-h-[30rem] w-full max-w-md snap-y snap-mandatory overflow-y-auto rounded-card"
    >
      {reels.map((reel, index) => (
        <article
          key={reel.id}
          aria-label={t('reelOf', { name: reel.username || t('anonymous') })}
          className="flex min-h-full snap-start flex-col border-b border-line bg-surface"
        >
          {frame(
            reel,
            <ReelVideo
              reel={reel}
              nearby={index <= active + 1}
              muted={muted}
              onMute={() => setMuted(!muted)}
              onSeen={() => setActive(index)}
            />,
          )}
        </article>
      ))}
    </section>
  );
}
