import { DESCRIPTION_MAX, TITLE_MAX } from '@ankur/contracts/news/endpoints';
import { useT } from '../../lib/i18n/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { ArticleOrigin } from './article-origin.tsx';
import { cut } from './cut.ts';
import { useNews } from './news.api.ts';
import { NewsAge } from './news-age.tsx';
import { NewsFailure } from './news-failure.tsx';

/** Five headlines about the market. */
export function LatestNews() {
  const t = useT('news');
  const { data, error, isLoading, refetch } = useNews({ topic: 'market', page: 1 });
  const known = data && data.articles.length > 0;
  return (
    <Card title={t('latest')} icon="news">
      {isLoading && <StateView state="loading">{t('loading')}</StateView>}
      {!isLoading && !known && error !== undefined && <NewsFailure error={error} again={refetch} />}
      {!isLoading && !known && error === undefined && (
        <StateView state="empty">{t('noneLatest')}</StateView>
      )}
      {known && (
        <>
          <NewsAge of={data} />
          <ul className="flex flex-col divide-y divide-line">
            {data.articles.slice(0, 5).map((article) => (
              <li key={article.url} className="flex gap-3 py-3">
                <Picture
                  src={article.urlToImage}
                  alt=""
                  fallback="/images/news.svg"
                  className="size-16 shrink-0 rounded-control sm:w-28"
                />
                <div className="min-w-0">
                  <a
                    href={article.url}
                    target="_blank"
                    rel="noopener noreferrer nofollow"
                    className="font-semibold hover:underline"
                  >
                    {cut(article.title, TITLE_MAX)}
                    <span className="sr-only"> {t('newTab')}</span>
                  </a>
                  {article.description && (
                    <p className="text-sm max-sm:sr-only">
                      {cut(article.description, DESCRIPTION_MAX)}
                    </p>
                  )}
                  <ArticleOrigin of={article} />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
