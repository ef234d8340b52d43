import type { ReactNode } from 'react';
import { errorStatus } from '../../lib/http/field-errors.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { useSearchParams } from '../../lib/router/router.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { FarmerCard } from './farmer-card.tsx';
import { useOnePostQuery } from './feed.api.ts';
import { FeedFilters } from './feed-filters.tsx';
import { FeedList } from './feed-list.tsx';
import { PostCard } from './post-card.tsx';
import { ShareBox } from './share-box.tsx';
import { useFeedQuestion } from './use-feed-question.ts';

/** The community page: all posts, one farmer's, or the one of a notification. */
export function CommunityScreen() {
  const [search] = useSearchParams();
  const post = search.get('post');
  const farmer = search.get('farmer');
  const { filter, crop, question, choose } = useFeedQuestion();
  if (post) return <OnePost id={post} />;
  if (farmer)
    return (
      <Column>
        <BackToAll />
        <FarmerCard user={farmer} />
        <FeedList key={farmer} question={{ user: farmer }} />
      </Column>
    );
  return (
    <Column>
      <ShareBox />
      <FeedFilters kind="posts" filter={filter} crop={crop} onChange={choose} />
      <FeedList key={JSON.stringify(question)} question={question} />
    </Column>
  );
}

const Column = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto flex w-full max-w-2xl flex-col gap-4">{children}</div>
);

function BackToAll() {
  const t = useT('community');
  return (
    <Link to="/application/community" className={buttonClass('quiet', 'self-start')}>
      {t('allPosts')}
    </Link>
  );
}

function OnePost({ id }: { id: string }) {
  const t = useT('community');
  const { data, error, refetch } = useOnePostQuery(id);
  return (
    <Column>
      <BackToAll />
      {data === null || errorStatus(error) === 404 ? (
        <StateView state="error">{t('gone')}</StateView>
      ) : data ? (
        <PostCard post={data} withComments />
      ) : (
        <NotLoaded
          isError={Boolean(error)}
          error={error}
          loading={t('feed.loading')}
          failed={t('feed.failed')}
          onRetry={refetch}
        />
      )}
    </Column>
  );
}
