import { daysBetween } from '../calendar-day.ts';

const DAYS_A_YEAR = 365n;
/** Rates have a resolution of a ten-thousandth of a per cent. */
const RATE_UNITS = 10_000;

export type LoanTerms = {
  /** Money borrowed, whole paise. */
  principalPaise: number;
  /** Interest in per cent a year. */
  ratePercent: number;
  /** First and last day, `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
};

export type InterestUntil = { days: number; interestPaise: number; totalPaise: number };

/**
 * Simple interest in whole paise (half a paisa rounds up) for a number of days of a 365-day year. Simple,
 * because banks do not compound the current dues of a crop loan (RBI, Master Direction on interest rates on
 * advances, agricultural advances) and village lenders count the same way. Refuses negative or fractional input.
 */
export function simpleInterestPaise(
  principalPaise: number,
  ratePercent: number,
  days: number,
): number {
  if (!Number.isSafeInteger(principalPaise) || principalPaise < 0) {
    throw new RangeError(`not whole paise: ${principalPaise}`);
  }
  if (!Number.isInteger(days) || days < 0) throw new RangeError(`not whole days: ${days}`);
  if (!(ratePercent >= 0) || !Number.isFinite(ratePercent)) {
    throw new RangeError(`not a rate: ${ratePercent}`);
  }
  const rateUnits = BigInt(Math.round(ratePercent * RATE_UNITS));
  const divisor = 100n * BigInt(RATE_UNITS) * DAYS_A_YEAR;
  const exact = BigInt(principalPaise) * rateUnits * BigInt(days);
  return Number((2n * exact + divisor) / (2n * divisor));
}

/** Interest and total due from the first day to `date`; zero interest before the first day. */
export function interestUntil(terms: LoanTerms, date: string): InterestUntil {
  const days = Math.max(0, daysBetween(terms.startDate, date));
  const interestPaise = simpleInterestPaise(terms.principalPaise, terms.ratePercent, days);
  return { days, interestPaise, totalPaise: terms.principalPaise + interestPaise };
}

/**
 * Cost of a loan up to a day and up to its last day, compared with the same principal and days at a
 * card's rate; `extraPaise` is negative when the loan is the cheaper one. All amounts in whole paise.
 */
export function loanCost(terms: LoanTerms, asOf: string, cardRatePercent: number) {
  const byEnd = interestUntil(terms, terms.endDate);
  const card = interestUntil({ ...terms, ratePercent: cardRatePercent }, terms.endDate);
  return {
    toDate: interestUntil(terms, asOf),
    byEnd,
    cardInterestPaise: card.interestPaise,
    extraPaise: byEnd.interestPaise - card.interestPaise,
  };
}
