import { useCallback, useMemo } from 'react';
import { useSearchParams } from '../../lib/router/router.tsx';
import type { FeedQuestion } from './feed.api.ts';
import { type Filter, toFilter } from './feed-filters.tsx';

interface Chosen {
  filter: Filter;
  crop: string;
  question: FeedQuestion;
  choose: (question: FeedQuestion) => void;
}

/** The feed filter, stored in the URL for Back and reload. */
export function useFeedQuestion(): Chosen {
  const [search, setSearch] = useSearchParams();
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
  return { filter, crop, question, choose };
}
