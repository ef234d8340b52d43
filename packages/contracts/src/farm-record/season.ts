import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { isRecordDate } from '../http/fields.ts';
import { commonFailure } from '../http/problems.ts';
import { SPECIES } from './animals.ts';
import { books, PLANTING_STATUSES } from './plantings.ts';

const UNREAL = commonFailure('date_unreal');
const day = z.optional(z.string(UNREAL).check(z.refine(isRecordDate, { error: UNREAL })));

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
  /** All animals together, and each that has entries. Sales of livestock that name none count here. */
  herd: z.extend(books, {
    animals: z.array(seasonAnimal),
    /** Milk written down, and what a litre cost and brought; null without milk. Absent in older cached answers. */
    milk: z.optional(
      z.nullable(
        z.object({
          litres: z.number(),
          expense_per_litre: z.number(),
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

export const seasonEndpoints = {
  season: endpoint({
    method: 'GET',
    path: '/api/user/season/',
    auth: 'required',
    cache: 'personal',
    tags: ['Plantings', 'Finance', 'Animals'],
    summary:
      'Income, expense and profit of each planting and of the herd between two days; the present season when absent',
    query: z.object({ from: day, to: day }),
    status: 200,
    answer: seasonAnswer,
  }),
};
