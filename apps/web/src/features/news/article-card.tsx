import { type Article, DESCRIPTION_MAX, TITLE_MAX } from '@ankur/contracts/news/endpoints';
import { SparingPicture } from '../../entities/picture/sparing-picture.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { Badge } from '../../ui/badge.tsx';
import { ArticleOrigin } from './article-origin.tsx';
import { cut } from './cut.ts';

interface Props {
  article: Article;
  /** The farmer's own crop that it is about. */
  crop?: string | null;
}

/**
 * One headline: picture through our image proxy, shortened texts, link in a new tab. On a phone a line with a small
 * picture, whose description is heard and not seen.
 */
export function ArticleCard({ article, crop = null }: Props) {
  const t = useT('news');
  return (
    <article className="flex h-full gap-3 max-sm:py-3 sm:flex-col sm:gap-0 sm:overflow-hidden sm:rounded-card sm:border sm:border-line sm:bg-surface">
      <SparingPicture
        src={article.urlToImage}
        alt=""
        name={article.title}
        fallback="/images/news.svg"
        className="size-16 shrink-0 max-sm:rounded-control sm:aspect-video sm:h-auto sm:w-full"
      />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1 sm:gap-2 sm:p-4">
        {crop && <Badge tone="good">{t('ownCrop', { crop })}</Badge>}
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
        {article.description && (
          <p className="max-sm:sr-only">{cut(article.description, DESCRIPTION_MAX)}</p>
        )}
        <ArticleOrigin of={article} />
      </div>
    </article>
  );
}
