import * as z from 'zod/mini';
import { endpoint, PUT, READ } from '../http/endpoint.ts';
import { numberOrNull } from './values.ts';

const RATE_MAX = 100_000;

/** What the dairy pays for a kilogram of fat and of solids-not-fat, rupees; null for what was not told. */
export const milkRatesInput = z.object({
  fat_rate: numberOrNull('fat_rate', 0, RATE_MAX),
  snf_rate: numberOrNull('snf_rate', 0, RATE_MAX),
});
export type MilkRatesInput = z.output<typeof milkRatesInput>;

const number = z.nullable(z.number());
const milkRates = z.object({ fat_rate: number, snf_rate: number });
export type MilkRates = z.output<typeof milkRates>;

/** Null until they were told. */
const savedMilkRates = z.object({
  rates: z.nullable(milkRates),
  updated_at: z.nullable(z.string()),
});
export type SavedMilkRates = z.output<typeof savedMilkRates>;

const call = {
  path: '/api/user/animals/milk-rates/',
  tags: ['Animals'],
} as const;

export const milkRateEndpoints = {
  read: endpoint({
    ...READ,
    ...call,
    summary: 'What the dairy pays the farmer by fat and solids-not-fat; null until told',
    answer: savedMilkRates,
  }),
  save: endpoint({
    ...PUT,
    ...call,
    summary: 'Keep what the dairy pays by fat and solids-not-fat',
    versioned: true,
    body: milkRatesInput,
    answer: savedMilkRates,
  }),
};
