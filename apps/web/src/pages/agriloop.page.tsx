import { useTakeBack } from '../entities/farm/use-removal.tsx';
import { PeopleCard } from '../features/agriloop/people-card.tsx';
import { ReelScreen } from '../features/agriloop/reel-screen.tsx';
import {
  useOneReelQuery,
  usePeopleInfiniteQuery,
  useReelsInfiniteQuery,
} from '../features/community/feed.api.ts';
import { FeedFilters } from '../features/community/feed-filters.tsx';
import { ReelFrame } from '../features/community/reel-frame.tsx';
import { useFeedItems } from '../features/community/use-feed-items.ts';
import { useFeedQuestion } from '../features/community/use-feed-question.ts';
import { WaitingReels } from '../features/community/waiting-reels.tsx';
import { rowsOf } from '../lib/http/paged.ts';
import { useT } from '../lib/i18n/use-t.ts';
import { useNavigate, useSearchParams } from '../lib/router/router.tsx';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

export default function AgriloopPage() {
  const t = useT('shell');
  const words = useT('agriloop');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = search.get('reel') ?? '';
  const { filter, crop, question, choose } = useFeedQuestion();
  const feed = useReelsInfiniteQuery(question, { refetchOnMountOrArgChange: 60 });
  const one = useOneReelQuery(wanted, { skip: wanted === '' });
  const takeBack = useTakeBack();
  const read = rowsOf(feed.currentData);
  const { others: seen } = useFeedItems('reels', read);
  const listed = read && seen;
  const others = listed?.filter((reel) => reel.id !== wanted);
  const reels = one.data && others ? [one.data, ...others] : listed;
  const shown = JSON.stringify({ ...question, wanted });
  return (
    <Page title={t('nav.agriloop')}>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <div className="flex flex-col gap-4 lg:row-span-2">
          <FeedFilters kind="reels" filter={filter} crop={crop} onChange={choose} />
          {takeBack.line}
          <WaitingReels onRemoved={takeBack.offer} />
          <ReelScreen
            key={shown}
            keptAs={shown}
            reels={reels}
            error={feed.error}
            onRetry={() => void feed.refetch()}
            onMore={feed.hasNextPage ? () => void feed.fetchNextPage() : null}
            frame={(reel, video) => (
              <ReelFrame reel={reel} onRemoved={takeBack.offer}>
                {video}
              </ReelFrame>
            )}
          />
        </div>
        <aside className="flex flex-col gap-4 max-lg:order-first">
          <Button icon="plus" onClick={() => navigate('/application/create-agroloop')}>
            {words('createButton')}
          </Button>
          <People list="following" title={words('following')} none={words('noFollowings')} />
        </aside>
        <div>
          <People list="followers" title={words('followers')} none={words('noFollowers')} />
        </div>
      </div>
    </Page>
  );
}

interface PeopleProps {
  list: 'following' | 'followers';
  title: string;
  none: string;
}

function People({ list, title, none }: PeopleProps) {
  const { data, isFetchingNextPage, hasNextPage, fetchNextPage } = usePeopleInfiniteQuery(list);
  return (
    <PeopleCard
      title={title}
      none={none}
      people={rowsOf(data)}
      busy={isFetchingNextPage}
      onMore={hasNextPage ? () => void fetchNextPage() : null}
    />
  );
}
