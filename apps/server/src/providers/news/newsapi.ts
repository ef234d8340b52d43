import * as z from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { type HttpClient, ProviderError } from '../http-client.ts';
import type { NewsItem, NewsProvider } from './news.ts';
import { addressKey, plainText, webAddress } from './plain-text.ts';

const text = z.string().nullish();
const shape = z.object({
  status: z.string().optional(),
  totalResults: z.coerce.number().default(0),
  articles: z.array(
    z.object({
      title: text,
      description: text,
      url: text,
      urlToImage: text,
      publishedAt: text,
      source: z.object({ name: text }).nullish(),
    }),
  ),
});

/** "Too many results requested": the key's plan ends before this page. */
const PLAN_ENDS = 426;
const MONTH_DAYS = 30;

/** newsapi.org: a search of the last month, newest first. */
export function createNewsApi(
  http: HttpClient,
  baseUrl: string,
  key: string,
  clock: Clock,
): NewsProvider {
  let planMax = Number.POSITIVE_INFINITY;
  return {
    async page(topic, page, size) {
      const from = new Date(clock.now().getTime() - MONTH_DAYS * 86_400_000);
      const url = new URL(`${baseUrl.replace(/\/+$/, '')}/v2/everything`);
      url.searchParams.set('q', topic);
      url.searchParams.set('from', from.toISOString().slice(0, 10));
      url.searchParams.set('sortBy', 'publishedAt');
      url.searchParams.set('pageSize', String(size));
      url.searchParams.set('page', String(page));
      url.searchParams.set('apiKey', key);
      let answer: unknown;
      try {
        answer = await http.getJson(url);
      } catch (error) {
        if (!(error instanceof ProviderError) || error.status !== PLAN_ENDS) throw error;
        planMax = Math.min(planMax, (page - 1) * size);
        return { items: [], total: planMax };
      }
      const parsed = shape.safeParse(answer);
      if (!parsed.success || parsed.data.status === 'error')
        throw new ProviderError('bad-answer', 'newsapi: unexpected answer');
      const items = parsed.data.articles.flatMap((article): NewsItem[] => {
        const title = plainText(article.title, 300);
        const link = webAddress(article.url);
        if (!title || title === '[Removed]' || !link) return [];
        return [
          {
            title,
            description: plainText(article.description, 600),
            url: link,
            imageUrl: webAddress(article.urlToImage),
            source: plainText(article.source?.name, 80) || null,
            publishedAt: instant(article.publishedAt),
          },
        ];
      });
      const seen = new Set<string>();
      const once = items.filter((item) => {
        const key = addressKey(item.url);
        return !seen.has(key) && seen.add(key);
      });
      return { items: once, total: Math.min(parsed.data.totalResults, planMax) };
    },
  };
}

/** An instant in UTC, or null. */
export function instant(value: unknown): string | null {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
