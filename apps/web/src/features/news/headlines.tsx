import { NEWS_PAGE_SIZE } from '@ankur/contracts/news/endpoints';
import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { ArticleCard } from './article-card.tsx';
import { useNews } from './news.api.ts';
import { NewsAge } from './news-age.tsx';

/** Headlines about crops, twenty a page. */
export function Headlines() {
  const t = useT('news');
  const [page, setPage] = useState(1);
  const { data, currentData, isFetching } = useNews({ topic: 'crops', page });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / NEWS_PAGE_SIZE.crops));
  // The previous page stays while the next one is loading, but not after an error.
  const shown = isFetching ? data : currentData;
  const known = shown && shown.articles.length > 0;
  // The provider may have fewer pages than it announced.
  if (data && data.total > 0 && !isFetching && page > pages) setPage(pages);
  return (
    <Card title={t('headlines')} icon="news">
      {isFetching && !known && <StateView state="loading">{t('loading')}</StateView>}
      {!isFetching && !known && <StateView state="empty">{t('none')}</StateView>}
      {known && (
        <div className="flex flex-col gap-4" aria-busy={isFetching}>
          <NewsAge of={shown} />
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {shown.articles.map((article) => (
              <li key={article.url}>
                <ArticleCard article={article} />
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
