import { NEWS_PAGE_SIZE } from '@ankur/contracts/news/endpoints';
import { useState } from 'react';
import { useStandingCrops } from '../../entities/farm/use-standing-crops.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { ArticleCard } from './article-card.tsx';
import { useNews } from './news.api.ts';
import { NewsAge } from './news-age.tsx';
import { NewsFailure } from './news-failure.tsx';
import { ownFirst } from './own-first.ts';

/** Headlines about crops, twenty a page. */
export function Headlines() {
  const t = useT('news');
  const crops = useStandingCrops();
  const [page, setPage] = useState(1);
  const { data, currentData, error, isFetching, refetch } = useNews({ topic: 'crops', page });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / NEWS_PAGE_SIZE.crops));
  // The previous page stays while the next one is loading, but not after an error.
  const shown = isFetching ? data : currentData;
  const known = shown && shown.articles.length > 0;
  // The provider may have fewer pages than it announced.
  if (data && data.total > 0 && !isFetching && page > pages) setPage(pages);
  return (
    <Card title={t('headlines')} icon="news">
      {isFetching && !known && <StateView state="loading">{t('loading')}</StateView>}
      {!isFetching && error !== undefined && <NewsFailure error={error} again={refetch} />}
      {!isFetching && error === undefined && !known && (
        <StateView state="empty">{t('none')}</StateView>
      )}
      {known && (
        <div className="flex flex-col gap-4" aria-busy={isFetching}>
          <NewsAge of={shown} />
          <ul className="grid max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
            {ownFirst(shown.articles, crops).map(({ article, crop }) => (
              <li key={article.url}>
                <ArticleCard article={article} crop={crop} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {data && (data.total > 0 || page > 1) && (
        <div className="mt-4">
          <Pagination page={page} pages={pages} onChange={setPage} />
        </div>
      )}
    </Card>
  );
}
