import { createHttpClient, type HttpClient, ProviderError } from '../http-client.ts';
import { readFeed } from './feed.ts';
import marketWords from './market-words.json' with { type: 'json' };
import type { NewsItem, NewsPage, NewsProvider, Topic } from './news.ts';
import { addressKey } from './plain-text.ts';

/** Largest feed. */
const MAX_BYTES = 4_000_000;

const MARKET_WORDS = new RegExp(
  `\\b(${marketWords.beginnings.join('|')})\\w*|${marketWords.anywhere.join('|')}`,
  'iu',
);

const titleKey = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Newest first, without repeated URLs and titles. */
export function mergeItems(lists: readonly (readonly NewsItem[])[]): NewsItem[] {
  const seen = new Set<string>();
  return lists
    .flat()
    .sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
    .filter((item) => {
      const keys = [addressKey(item.url), titleKey(item.title)];
      if (keys.some((key) => seen.has(key))) return false;
      for (const key of keys) seen.add(key);
      return true;
    });
}

function about(topic: Topic, items: readonly NewsItem[]): readonly NewsItem[] {
  if (topic === 'crops') return items;
  const found = items.filter((item) => MARKET_WORDS.test(`${item.title} ${item.description}`));
  return found.length > 0 ? found : items;
}

/** Limits of a feed; its circuit breaker stays open for five minutes. */
export const feedSettings = (timeoutMs: number) => ({
  timeoutMs,
  maxBytes: MAX_BYTES,
  restMs: 5 * 60_000,
});

/** The configured feeds, each with its own circuit breaker, so that one failing feed does not affect the others. */
export function createRssNews(
  feeds: readonly string[],
  timeoutMs: number,
  open: (name: string) => HttpClient = (name) =>
    createHttpClient({ ...feedSettings(timeoutMs), name }),
): NewsProvider {
  const sources = feeds.map((url) => ({
    url: new URL(url),
    http: open(`feed ${new URL(url).host}`),
  }));
  return {
    async page(topic, page, size): Promise<NewsPage> {
      const answers = await Promise.allSettled(
        sources.map(async ({ url, http }) => readFeed(await http.getText(url))),
      );
      const lists = answers.flatMap((answer) =>
        answer.status === 'fulfilled' ? [answer.value] : [],
      );
      const items = about(topic, mergeItems(lists));
      if (items.length === 0) throw new ProviderError('unreachable', 'no feed had an article');
      return { items: items.slice((page - 1) * size, page * size), total: items.length };
    },
  };
}
