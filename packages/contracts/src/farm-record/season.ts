import * as z from 'zod/mini';
import { endpoint, READ } from '../http/endpoint.ts';
import { isRecordDate } from '../http/fields.ts';
import { commonFailure } from '../http/problems.ts';
import { SPECIES } from './animals.ts';
import { books, PLANTING_STATUSES } from './plantings.ts';

const UNREAL = commonFailure('date_unreal');
const day = z.optional(z.string(UNREAL).check(z.refine(isRecordDate, { error: UNREAL })));

/** What an acre of a crop cost in a state in an agricultural year, rupees. */
const stateCost = z.object({
  state: z.string(),
  year: z.string(),
  source: z.string(),
  per_acre: z.number(),
});

const seasonPlanting = z.extend(books, {
  planting: z.string(),
  crop: z.string(),
  variety: z.nullable(z.string()),
  field: z.nullable(z.string()),
  status: z.enum(PLANTING_STATUSES),
  area_acres: z.nullable(z.number()),
  yield_quintals: z.nullable(z.number()),
  /** Income for a rupee spent; null where nothing was spent. */
  per_rupee: z.nullable(z.number()),
  /** Own work and own seed, which nobody was paid for; absent in answers that were cached before they were valued. */
  own: z.optional(
    z.object({
      labour_hours: z.number(),
      labour_value: z.number(),
      seed_value: z.number(),
      /** Profit for an hour of own work; null without hours. */
      profit_per_hour: z.nullable(z.number()),
    }),
  ),
  /** What the yield would have brought at the minimum support price of its season; null without a yield or a price. */
  at_msp: z.optional(
    z.nullable(z.object({ season: z.string(), per_quintal: z.number(), value: z.number() })),
  ),
  /**
   * What a quintal cost here, own work and own seed counted, beside the usual cost in India (A2+FL, Commission for
   * Agricultural Costs and Prices); null without a yield or a figure.
   */
  usual_cost: z.optional(
    z.nullable(
      z.object({
        season: z.string(),
        source: z.string(),
        per_quintal: z.number(),
        own_per_quintal: z.number(),
      }),
    ),
  ),
  /**
   * What an acre cost here so far, own work and own seed counted, beside what it cost in the farmer's state (A2+FL, cost of
   * cultivation scheme); null without an area, a cost of one's own or a figure. Absent in older cached answers.
   */
  state_cost: z.optional(z.nullable(z.extend(stateCost, { own_per_acre: z.number() }))),
});

const seasonAnimal = z.extend(books, {
  animal: z.string(),
  name: z.string(),
  species: z.enum(SPECIES),
});

export const seasonAnswer = z.object({
  from: z.string(),
  to: z.string(),
  /** Those that stood in these days or have entries in them. */
  plantings: z.array(seasonPlanting),
  /** All animals together, and each that has entries. Sales and costs of livestock that name none count here. */
  herd: z.extend(books, {
    animals: z.array(seasonAnimal),
    /** Milk written down, and what a litre cost and brought; null without milk. Absent in older cached answers. */
    milk: z.optional(
      z.nullable(
        z.object({
          litres: z.number(),
          expense_per_litre: z.number(),
          /** Of the cost; null where no feed was written down as such. Absent in older cached answers. */
          feed_per_litre: z.optional(z.nullable(z.number())),
          profit_per_litre: z.number(),
        }),
      ),
    ),
  }),
  /** What names neither planting nor animal. */
  other: books,
  total: books,
});
export type SeasonAnswer = z.output<typeof seasonAnswer>;

/** What accounts of seasons are computed from on a phone without a network. */
export const seasonFactsAnswer = z.object({
  /** The first day of which everything is known. */
  from: z.string(),
  /**
   * Paise by day, planting and animal; sales of livestock and costs of keeping animals that name no animal stand under the
   * animal `herd`.
   */
  money: z.array(
    z.object({
      date: z.string(),
      planting: z.nullable(z.string()),
      animal: z.nullable(z.string()),
      income_paise: z.number(),
      expense_paise: z.number(),
      /** Of the expense; absent in answers that were cached before feed was told apart. */
      feed_paise: z.optional(z.number()),
      /** Of the income, what sold something else of livestock than milk; absent likewise. */
      not_milk_paise: z.optional(z.number()),
    }),
  ),
  /** Newest first. */
  plantings: z.array(
    z.object({
      planting: z.string(),
      crop: z.string(),
      variety: z.nullable(z.string()),
      field: z.nullable(z.string()),
      status: z.enum(PLANTING_STATUSES),
      area_acres: z.nullable(z.number()),
      /** As the farmer told it, and by the harvests in the diary. */
      yield_quintals: z.nullable(z.number()),
      harvested_quintals: z.nullable(z.number()),
      /** The day of sowing, else the one on which it was written down. */
      stood_from: z.string(),
      ended_on: z.nullable(z.string()),
    }),
  ),
  animals: z.array(z.object({ animal: z.string(), name: z.string(), species: z.enum(SPECIES) })),
  own_work: z.array(
    z.object({
      date: z.string(),
      planting: z.string(),
      labour_hours: z.number(),
      labour_value: z.number(),
      seed_value: z.number(),
    }),
  ),
  /** Quintals by day and planting, of whole farm years; absent in answers that were cached before. */
  harvests: z.optional(
    z.array(z.object({ date: z.string(), planting: z.string(), quintals: z.number() })),
  ),
  milk: z.array(z.object({ date: z.string(), litres: z.number() })),
  /** Support prices by season, oldest first, and the usual cost of a quintal in rupees, by crop. */
  prices: z.array(
    z.object({
      crop: z.string(),
      support: z.array(
        z.object({
          season: z.string(),
          from: z.string(),
          to: z.string(),
          paise_per_quintal: z.number(),
        }),
      ),
      usual: z.nullable(
        z.object({ season: z.string(), source: z.string(), per_quintal: z.number() }),
      ),
      /** In the farmer's state; null for no figure. Absent in answers that were cached before. */
      in_state: z.optional(z.nullable(stateCost)),
    }),
  ),
});
export type SeasonFactsAnswer = z.output<typeof seasonFactsAnswer>;

export const seasonEndpoints = {
  facts: endpoint({
    ...READ,
    path: '/api/user/season/facts/',
    tags: ['Plantings', 'Finance', 'Animals'],
    summary: 'What accounts of the present farm year and the one before are computed from',
    answer: seasonFactsAnswer,
  }),
  season: endpoint({
    ...READ,
    path: '/api/user/season/',
    tags: ['Plantings', 'Finance', 'Animals'],
    summary:
      'Income, expense and profit of each planting and of the herd between two days; the present season when absent',
    query: z.object({ from: day, to: day }),
    answer: seasonAnswer,
  }),
};
