import { type ReactNode, useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n/use-t.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { StateView } from '../../ui/state-view.tsx';
import { FarmerCard } from './farmer-card.tsx';
import { type FeedQuestion, useOnePostQuery } from './feed.api.ts';
import { FeedFilters, toFilter } from './feed-filters.tsx';
import { FeedList } from './feed-list.tsx';
import { PostCard } from './post-card.tsx';
import { ShareBox } from './share-box.tsx';

/** The village square: everybody's posts, one farmer's, or the one a notification speaks of. */
export function CommunityScreen() {
  const [search, setSearch] = useSearchParams();
  const post = search.get('post');
  const farmer = search.get('farmer');
  const filter = toFilter(search.get('filter'));
  const crop = search.get('crop') ?? '';
  const question = useMemo<FeedQuestion>(
    () => ({ ...(filter === 'all' ? {} : { filter }), ...(filter === 'crop' ? { crop } : {}) }),
    [filter, crop],
  );
  const choose = useCallback(
    ({ filter: chosen = 'all', crop: about = '' }: FeedQuestion) =>
      setSearch(
        {
          ...(chosen === 'all' ? {} : { filter: chosen }),
          ...(chosen === 'crop' && about ? { crop: about } : {}),
        },
        { replace: true },
      ),
    [setSearch],
  );
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
      <FeedFilters filter={filter} crop={crop} onChange={choose} />
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
  const { data, isError } = useOnePostQuery(id);
  return (
    <Column>
      <BackToAll />
      {data ? (
        <PostCard post={data} withComments />
      ) : (
        <StateView state={isError ? 'error' : 'loading'}>
          {isError ? t('gone') : t('feed.loading')}
        </StateView>
      )}
    </Column>
  );
}
