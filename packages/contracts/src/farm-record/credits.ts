import * as z from 'zod/mini';
import { dateOrNull, requiredDate } from '../http/fields.ts';
import { apiFailure, commonFailure } from '../http/problems.ts';
import { recordEndpoints } from '../http/records.ts';
import { farmName, noteText, numberOrNull, shortText } from './values.ts';

const RUPEES_MAX = 1e9;
const PAYMENTS_MAX = 200;
const AMOUNT = apiFailure('number_outside', { name: 'amount', min: 0.01, max: RUPEES_MAX });
const PAYMENTS = apiFailure('value_required', { name: 'payments' });
const UNREAL = commonFailure('date_unreal');

const rupees = z.number(AMOUNT).check(z.minimum(0.01, AMOUNT), z.maximum(RUPEES_MAX, AMOUNT));
const day = requiredDate(commonFailure('date_required'), UNREAL);

/** What was paid of it on a day. */
export const creditPayment = z.object({ date: day, amount: rupees }, PAYMENTS);

const fields = {
  /** Who gave the goods. */
  shop: farmName,
  /** What was taken: seed, urea … */
  item: shortText,
  amount: rupees,
  /** Rupees of interest a month on 100 rupees; 0 when nothing is absent. */
  rate_percent_month: numberOrNull('rate_percent_month', 0, 100),
  taken_on: day,
  /** When it is to be paid back. */
  due_on: z.optional(dateOrNull(UNREAL)),
  payments: z.optional(z.array(creditPayment, PAYMENTS).check(z.maxLength(PAYMENTS_MAX, PAYMENTS))),
  note: noteText,
};

export const creditInput = z.object(fields);
export type CreditInput = z.output<typeof creditInput>;
export const creditChange = z.partial(creditInput);

export const credit = z.object({
  id: z.string(),
  shop: z.string(),
  item: z.nullable(z.string()),
  amount: z.number(),
  rate_percent_month: z.number(),
  taken_on: z.string(),
  due_on: z.nullable(z.string()),
  payments: z.array(z.object({ date: z.string(), amount: z.number() })),
  note: z.string(),
  /** In rupees up to today: paid, interest that ran up, still owed, and what it costs beyond the goods. */
  paid: z.number(),
  interest: z.number(),
  owed: z.number(),
  cost: z.number(),
  /** What the same would have cost on a Kisan Credit Card at 7 per cent a year. */
  cost_on_card: z.number(),
  updated_at: z.string(),
});
export type Credit = z.output<typeof credit>;

export const creditEndpoints = recordEndpoints('/api/user/credits/', 'shop credit', {
  tags: ['Finance'],
  item: credit,
  whole: credit,
  input: creditInput,
  change: creditChange,
});
