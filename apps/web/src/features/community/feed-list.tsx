import { useCallback } from 'react';
import { useTakeBack } from '../../entities/farm/use-removal.tsx';
import { rowsOf } from '../../lib/http/paged.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useScrollRestoration } from '../../lib/use-scroll-restoration.ts';
import { Alert } from '../../ui/alert.tsx';
import { Failed } from '../../ui/not-loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { type FeedQuestion, usePostsInfiniteQuery } from './feed.api.ts';
import { LoadMore } from './load-more.tsx';
import { PostCard } from './post-card.tsx';
import { useFeedItems } from './use-feed-items.ts';
import { WaitingPost } from './waiting-post.tsx';

const STALE_S = 60;

/** Posts, newest first, with infinite scroll. */
export function FeedList({ question }: { question: FeedQuestion }) {
  const t = useT('community');
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    usePostsInfiniteQuery(question, { refetchOnMountOrArgChange: STALE_S });
  useScrollRestoration(`posts:${JSON.stringify(question)}`, data !== undefined);
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const takeBack = useTakeBack();
  const { waiting, others: posts } = useFeedItems('posts', rowsOf(data));
  if (!data && waiting.length === 0) {
    return isError ? (
      <>
        {takeBack.line}
        <Failed error={error} onRetry={refetch}>
          {t('feed.failed')}
        </Failed>
      </>
    ) : (
      <div role="status" aria-label={t('feed.loading')} className="flex flex-col gap-4">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    );
  }
  const filter = question.filter ?? 'all';
  return (
    <div className="flex flex-col gap-4">
      {isError && <Alert tone="info">{t('feed.old')}</Alert>}
      {takeBack.line}
      {waiting.map((post) => (
        <WaitingPost key={post.id} post={post} onRemoved={takeBack.offer} />
      ))}
      {waiting.length + posts.length === 0 && (
        <StateView state="empty">{t(`none.${filter}`)}</StateView>
      )}
      {posts.map((post) => (
        <PostCard key={post.id} post={post} onRemoved={takeBack.offer} />
      ))}
      {hasNextPage && <LoadMore busy={isFetchingNextPage} onMore={more} />}
    </div>
  );
}
