import * as z from 'zod/mini';
import { endpoint, OPEN_READ } from '../http/endpoint.ts';
import { apiFailure } from '../http/problems.ts';
import { spelledWhole } from '../http/spelled-number.ts';

/** Articles on a page: twenty about crops, five about the market. */
export const NEWS_PAGE_SIZE = { crops: 20, market: 5 } as const;
export const TITLE_MAX = 45;
export const DESCRIPTION_MAX = 84;

const TOPICS = ['crops', 'market'] as const;
const TOPIC = apiFailure('must_be_either', { name: 'topic', either: TOPICS });

export const newsQuery = z.object({
  topic: z._default(z.enum(TOPICS, TOPIC), 'crops'),
  page: z._default(spelledWhole('page', 1, 500), 1),
});
export type NewsQuery = z.output<typeof newsQuery>;

export const article = z.object({
  title: z.string(),
  description: z.string(),
  url: z.string(),
  /** A path of this server, never an external URL; null without a picture. */
  urlToImage: z.nullable(z.string()),
  source: z.nullable(z.string()),
  published_at: z.nullable(z.string()),
});
export type Article = z.infer<typeof article>;

export const newsAnswer = z.object({
  articles: z.array(article),
  total: z.number(),
  /** When the articles were gathered; null when none ever were. */
  as_of: z.nullable(z.string()),
  stale: z.boolean(),
});
export type NewsAnswer = z.infer<typeof newsAnswer>;

export const newsEndpoints = {
  news: endpoint({
    ...OPEN_READ,
    path: '/api/news/',
    tags: ['News'],
    summary: 'Agriculture headlines about crops or the market, newest first',
    query: newsQuery,
    answer: newsAnswer,
  }),
  image: endpoint({
    ...OPEN_READ,
    path: '/api/news/image/',
    summary: "An article's picture, made small; a drawing when it cannot be had",
    query: z.object({
      u: z.string(apiFailure('value_required', { name: 'u' })),
      s: z.string(apiFailure('value_required', { name: 's' })),
    }),
  }),
};
