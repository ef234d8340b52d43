import * as z from 'zod/mini';
import { languageQuery } from '../guidance/endpoints.ts';
import { endpoint, OPEN_READ } from '../http/endpoint.ts';
import { GUIDE_EVENTS, GUIDE_SEASONS, GUIDE_SECTIONS } from './guide-terms.ts';

const section = z.enum(GUIDE_SECTIONS);
export type GuideSection = z.output<typeof section>;

const event = z.enum(GUIDE_EVENTS);
export type GuideEvent = z.output<typeof event>;

const season = z.enum(GUIDE_SEASONS);

/** Days from an event, negative before it; both ends belong to it. */
const days = { from: event, days: z.tuple([z.number(), z.number()]) };

/** English names of the states in which something holds; everywhere when empty. */
const states = z.array(z.string());

const fact = z.object({
  key: z.string(),
  /** One sentence in the language asked for. */
  text: z.string(),
  states,
  season: z.nullable(season),
  /** Null: with irrigation and without. */
  irrigated: z.nullable(z.boolean()),
  /** When it is a job in the field. */
  work: z.nullable(z.object(days)),
  /** Keys of `sources`. */
  sources: z.array(z.string()),
});
export type GuideFact = z.output<typeof fact>;

const job = z.object({ key: z.string(), section, text: z.string(), states, ...days });
export type GuideJob = z.output<typeof job>;

/** A usual sowing season of the crop calendar; days of the year as `MM-DD`. */
const sowingWindow = z.object({
  season,
  sow_from: z.string(),
  sow_to: z.string(),
  /** Days from sowing to harvest. */
  days: z.number(),
  states,
});
export type SowingWindow = z.output<typeof sowingWindow>;

const source = z.object({
  key: z.string(),
  publisher: z.string(),
  title: z.string(),
  /** English name; null when it holds for India. */
  state: z.nullable(z.string()),
  url: z.nullable(z.string()),
});
export type GuideSource = z.output<typeof source>;

const named = {
  id: z.string(),
  /** In the language asked for. */
  name: z.string(),
  group: z.string(),
  /** Keys of the crop in other features; null or empty where they lack it. */
  keys: z.object({
    leaf: z.nullable(z.string()),
    irrigation: z.nullable(z.string()),
    suggestion: z.nullable(z.string()),
    range: z.nullable(z.string()),
    market: z.array(z.string()),
  }),
};

const listed = z.object({
  ...named,
  /** Names by farmers in all languages and in Latin letters. */
  words: z.array(z.string()),
  /** It is harvested more than once from the same roots; absent where it is not. */
  has_ratoon: z.optional(z.boolean()),
});
export type ListedGuide = z.output<typeof listed>;

export const cropGuide = z.object({
  ...named,
  /** In the order of a season; a section without facts is left out. */
  sections: z.array(z.object({ section, facts: z.array(fact) })),
  /** The facts that are jobs in the field, by event and day. */
  work: z.array(job),
  windows: z.array(sowingWindow),
  sources: z.array(source),
});
export type CropGuide = z.output<typeof cropGuide>;

export const cropsEndpoints = {
  names: endpoint({
    ...OPEN_READ,
    path: '/api/crops/names/',
    tags: ['CropGuides'],
    summary: 'Names of all crops of the register by their ids, those without a guide too',
    query: languageQuery,
    answer: z.record(z.string(), z.string()),
  }),
  list: endpoint({
    ...OPEN_READ,
    path: '/api/crops/',
    tags: ['CropGuides'],
    summary: 'The crops that have a guide',
    query: languageQuery,
    answer: z.array(listed),
  }),
  get: endpoint({
    ...OPEN_READ,
    path: '/api/crops/:id/',
    tags: ['CropGuides'],
    summary: 'The guide to a crop: facts by section, jobs of the season, sources',
    params: z.object({ id: z.string() }),
    query: languageQuery,
    answer: cropGuide,
  }),
};
