import { type Article, DESCRIPTION_MAX, TITLE_MAX } from '@ankur/contracts/news/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Picture } from '../../ui/picture.tsx';
import { cut } from './cut.ts';

/** One headline: picture through our image proxy, shortened texts, link in a new tab. */
export function ArticleCard({ article }: { article: Article }) {
  const t = useT('news');
  const format = useFormat();
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <Picture
        src={article.urlToImage}
        alt=""
        fallback="/images/news.svg"
        className="aspect-video w-full"
      />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h3 className="font-bold">
          <a
            href={article.url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="hover:underline"
          >
            {cut(article.title, TITLE_MAX)}
            <span className="sr-only"> {t('newTab')}</span>
          </a>
        </h3>
        {article.description && <p>{cut(article.description, DESCRIPTION_MAX)}</p>}
        <p className="mt-auto text-sm text-muted">
          {[article.source, article.published_at && format.date(article.published_at)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </article>
  );
}
