import * as z from 'zod/mini';

/** Largest amount of one entry in rupees (a thousand crore); more is a slip of the finger. */
export const AMOUNT_MAX_RUPEES = 1e10;
/** Largest yearly interest rate in per cent. */
export const INTEREST_RATE_MAX_PERCENT = 1000;

export const AMOUNT_POSITIVE = 'Amount must be a positive number';
export const AMOUNT_DECIMALS = 'Amount can have at most two decimals';
export const AMOUNT_TOO_LARGE = 'Amount must be at most 10,00,00,00,000';
export const RATE_NOT_NEGATIVE = 'Interest rate must be a non-negative number';
export const RATE_TOO_LARGE = 'Interest rate must be at most 1000';
export const RATE_DECIMALS = 'Interest rate can have at most four decimals';

const PLAIN_NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/** Digits after the decimal point of a number as it would be written out. */
function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const written = (digits.split('.')[1] ?? '').length;
  return Math.max(0, written - Number(exponent));
}

/** The number a person meant, from a JSON number or a plain numeric text; NaN for anything else. */
export function readNumber(input: unknown): number {
  if (typeof input === 'number') return input;
  if (typeof input !== 'string' || !PLAIN_NUMBER.test(input.trim())) return Number.NaN;
  return Number(input.trim());
}

/** Why an amount in rupees is refused, or null when it is good. */
export function amountProblem(input: unknown): string | null {
  const rupees = readNumber(input);
  if (!(rupees > 0)) return AMOUNT_POSITIVE;
  if (rupees > AMOUNT_MAX_RUPEES) return AMOUNT_TOO_LARGE;
  return decimalsOf(rupees) > 2 ? AMOUNT_DECIMALS : null;
}

/** Why a yearly rate in per cent is refused, or null when it is good. */
export function rateProblem(input: unknown): string | null {
  const percent = readNumber(input);
  if (!(percent >= 0)) return RATE_NOT_NEGATIVE;
  if (percent > INTEREST_RATE_MAX_PERCENT) return RATE_TOO_LARGE;
  return decimalsOf(percent) > 4 ? RATE_DECIMALS : null;
}

function checkedNumber(missing: string, problem: (input: unknown) => string | null) {
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
export const amountInput = checkedNumber(AMOUNT_POSITIVE, amountProblem);
/** Yearly interest in per cent as a number or a numeric text: not negative, at most four decimals. */
export const rateInput = checkedNumber(RATE_NOT_NEGATIVE, rateProblem);

/** Exact paise of an amount that passed `amountInput`. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Rupees with at most two decimals, as they stand on the wire. */
export function toRupees(paise: number): number {
  return paise / 100;
}
