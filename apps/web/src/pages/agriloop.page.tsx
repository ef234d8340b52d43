import { useSearchParams } from 'react-router';
import { FollowingList } from '../features/agriloop/following-list.tsx';
import { ReelScreen } from '../features/agriloop/reel-screen.tsx';
import {
  useFollowingQuery,
  useOneReelQuery,
  useReelsInfiniteQuery,
} from '../features/community/feed.api.ts';
import { ReelFrame } from '../features/community/reel-frame.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';

export default function AgriloopPage() {
  const t = useT('shell');
  const [search] = useSearchParams();
  const wanted = search.get('reel') ?? '';
  const feed = useReelsInfiniteQuery({}, { refetchOnMountOrArgChange: 60 });
  const one = useOneReelQuery(wanted, { skip: wanted === '' });
  const following = useFollowingQuery();
  const listed = feed.data?.pages.flatMap((page) => page.items);
  const others = listed?.filter((reel) => reel.id !== wanted);
  const reels = one.data && others ? [one.data, ...others] : listed;
  return (
    <Page title={t('nav.agriloop')}>
      <div className="grid gap-5 lg:grid-cols-[1fr_18rem] lg:items-start">
        <ReelScreen
          reels={reels}
          failed={feed.isError}
          onRetry={() => void feed.refetch()}
          onMore={feed.hasNextPage ? () => void feed.fetchNextPage() : null}
          frame={(reel, video) => <ReelFrame reel={reel}>{video}</ReelFrame>}
        />
        <FollowingList people={following.data} />
      </div>
    </Page>
  );
}
