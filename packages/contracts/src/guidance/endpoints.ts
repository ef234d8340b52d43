import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@ankur/languages/languages';
import * as z from 'zod/mini';
import { endpoint, OPEN_READ } from '../http/endpoint.ts';
import { apiFailure } from '../http/problems.ts';

const language = z.enum(
  LANGUAGE_CODES,
  apiFailure('must_be_either', { name: 'lang', either: LANGUAGE_CODES }),
);

const section = z.object({
  heading: z.string(),
  /** One text, or the lines of a bullet list. */
  details: z.union([z.string(), z.array(z.string())]),
  /** Language of `details`: English where the translation has the heading only. */
  details_language: language,
});
export type GuidanceSection = z.output<typeof section>;

const duty = z.object({
  code: z.string(),
  animal: z.string(),
  /** What is to be done, in the language asked for. */
  label: z.string(),
  /** Days after birth or hatch; null when the duty belongs to a month. */
  first_age_days: z.nullable(z.number()),
  /** 1 = January; null when the duty belongs to an age. */
  month: z.nullable(z.number()),
  /** Last month of its season; null when it has none. Absent in answers that were cached before. */
  until_month: z.optional(z.nullable(z.number())),
  /** Null: once. */
  repeat_every_days: z.nullable(z.number()),
  until_age_days: z.nullable(z.number()),
});
export type GuidanceDuty = z.output<typeof duty>;

export const guidanceArticle = z.object({
  id: z.number(),
  title: z.string(),
  topic: z.enum(['dairy', 'poultry']),
  image: z.string(),
  images: z.array(z.string()),
  image_alts: z.array(z.string()),
  description: z.string(),
  do_today: z.array(z.string()),
  extraContent: z.array(section),
  schedule: z.array(duty),
  calculator: z.nullable(z.enum(['ration', 'brooder', 'silage-pit', 'milk-price'])),
  sources: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      publisher: z.string(),
      url: z.nullable(z.string()),
    }),
  ),
  language,
});
export type GuidanceArticle = z.output<typeof guidanceArticle>;

const hit = z.object({
  id: z.number(),
  title: z.string(),
  /** The passage around the words; `words` are to be marked in it. */
  excerpt: z.string(),
  words: z.array(z.string()),
  language,
});
export type GuidanceHit = z.output<typeof hit>;

export const languageQuery = z.object({ lang: z._default(language, DEFAULT_LANGUAGE) });

export const guidanceEndpoints = {
  list: endpoint({
    ...OPEN_READ,
    path: '/api/guidance/',
    tags: ['Guidance'],
    summary: 'All dairy and poultry articles',
    query: languageQuery,
    answer: z.array(guidanceArticle),
  }),
  search: endpoint({
    ...OPEN_READ,
    path: '/api/guidance/search/',
    summary: 'Articles whose text holds all words of `q`, in any language',
    query: z.extend(languageQuery, {
      q: z
        .string(apiFailure('value_required', { name: 'q' }))
        .check(
          z.trim(),
          z.maxLength(100, apiFailure('text_too_long', { name: 'q', max_characters: 100 })),
        ),
    }),
    answer: z.array(hit),
  }),
  drawing: endpoint({
    ...OPEN_READ,
    path: '/api/guidance/drawings/:file/',
    summary: 'A drawing of an article (SVG)',
    params: z.object({ file: z.string() }),
  }),
  get: endpoint({
    ...OPEN_READ,
    path: '/api/guidance/:id/',
    tags: ['Guidance'],
    summary: 'One article',
    params: z.object({ id: z.string() }),
    query: languageQuery,
    answer: guidanceArticle,
  }),
};
