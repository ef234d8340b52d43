import * as z from 'zod/mini';
import type { Failure } from '../http/problem.ts';
import { financeFailure as failure } from './problems.ts';

/** Largest amount of one entry in rupees (a thousand crore); more is a typing error. */
export const AMOUNT_MAX_RUPEES = 1e10;
/** Largest yearly interest rate in per cent. */
export const INTEREST_RATE_MAX_PERCENT = 1000;

const NOT_POSITIVE = failure('amount_not_positive');
const RATE_NEGATIVE = failure('rate_negative');

const PLAIN_NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/** Digits after the decimal point of a number as it would be written out. */
function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const written = (digits.split('.')[1] ?? '').length;
  return Math.max(0, written - Number(exponent));
}

/** Parses a JSON number or a plain numeric text; NaN for anything else. */
export function readNumber(input: unknown): number {
  if (typeof input === 'number') return input;
  if (typeof input !== 'string' || !PLAIN_NUMBER.test(input.trim())) return Number.NaN;
  return Number(input.trim());
}

/** Failure of an amount in rupees, or null when valid. */
export function amountProblem(input: unknown): Failure | null {
  const rupees = readNumber(input);
  if (!(rupees > 0)) return NOT_POSITIVE;
  if (rupees > AMOUNT_MAX_RUPEES)
    return failure('amount_too_large', { max_rupees: AMOUNT_MAX_RUPEES });
  return decimalsOf(rupees) > 2 ? failure('amount_decimals') : null;
}

/** Failure of a yearly rate in per cent, or null when valid. */
export function rateProblem(input: unknown): Failure | null {
  const percent = readNumber(input);
  if (!(percent >= 0)) return RATE_NEGATIVE;
  if (percent > INTEREST_RATE_MAX_PERCENT)
    return failure('rate_too_large', { max_percent: INTEREST_RATE_MAX_PERCENT });
  return decimalsOf(percent) > 4 ? failure('rate_decimals') : null;
}

function checkedNumber(missing: Failure, problem: (input: unknown) => Failure | null) {
  return z.pipe(
    z.union([z.number(), z.string()], missing),
    z.transform((input: number | string, context) => {
      const message = problem(input);
      if (message === null) return readNumber(input);
      context.issues.push({ code: 'custom', message, input });
      return z.NEVER;
    }),
  );
}

/** Rupees as a number or a numeric text: positive, at most two decimals. */
export const amountInput = checkedNumber(NOT_POSITIVE, amountProblem);
/** Yearly interest in per cent as a number or a numeric text: not negative, at most four decimals. */
export const rateInput = checkedNumber(RATE_NEGATIVE, rateProblem);

/** Exact paise of an amount that passed `amountInput`. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Rupees with at most two decimals, as they stand on the wire. */
export function toRupees(paise: number): number {
  return paise / 100;
}
