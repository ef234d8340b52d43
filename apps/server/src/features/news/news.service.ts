import {
  type Article,
  NEWS_PAGE_SIZE,
  type NewsAnswer,
  type NewsQuery,
} from '@ankur/contracts/news/endpoints';
import type { Clock } from '../../platform/clock.ts';
import type { AnswerCache } from '../../providers/answer-cache.ts';
import { ProviderError } from '../../providers/http-client.ts';
import type { NewsItem, NewsProvider } from '../../providers/news/news.ts';
import type { ProviderRateLimit } from '../../providers/provider-rate-limit.ts';
import type { NewsImages } from './news-images.ts';

const MINUTE = 60_000;
/** Headlines of up to a day are returned at once and renewed in the background: nobody waits for a slow service. */
const TIMES = { freshMs: 15 * MINUTE, usableMs: 24 * 60 * MINUTE };
/** Older headlines are marked stale, so that the screen shows their age and refetches soon. */
const STALE_MS = 60 * MINUTE;

export interface NewsService {
  /** A page of headlines; empty, not an error, when no provider ever answered. */
  page(query: NewsQuery, rateLimit?: ProviderRateLimit): Promise<NewsAnswer>;
}

interface Deps {
  provider: NewsProvider | undefined;
  cache: AnswerCache;
  images: NewsImages;
  clock: Clock;
}

export function createNewsService({ provider, cache, images, clock }: Deps): NewsService {
  const nothing: NewsAnswer = { articles: [], total: 0, as_of: null, stale: true };
  const toArticle = (item: NewsItem): Article => ({
    title: item.title,
    description: item.description,
    url: item.url,
    urlToImage: item.imageUrl ? images.pathFor(item.imageUrl) : null,
    source: item.source,
    published_at: item.publishedAt,
  });
  return {
    async page({ topic, page }, rateLimit) {
      if (!provider) return nothing;
      try {
        const kept = await cache.answer(
          `news:${topic}:${page}`,
          TIMES,
          () => provider.page(topic, page, NEWS_PAGE_SIZE[topic]),
          () => rateLimit?.('known') ?? Promise.resolve(),
        );
        return {
          articles: kept.value.items.map(toArticle),
          total: kept.value.total,
          as_of: kept.fetchedAt.toISOString(),
          stale: kept.stale || clock.now().getTime() - kept.fetchedAt.getTime() > STALE_MS,
        };
      } catch (error) {
        if (error instanceof ProviderError) return nothing;
        throw error;
      }
    },
  };
}
