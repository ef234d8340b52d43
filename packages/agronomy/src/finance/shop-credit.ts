import { daysBetween } from '../calendar-day.ts';

export interface CreditPayment {
  /** `YYYY-MM-DD`. */
  date: string;
  amountPaise: number;
}

export interface Credit {
  amountPaise: number;
  takenOn: string;
  /** Rupees of interest a month on 100 rupees, as shops tell it. */
  ratePercentMonth: number;
  payments: readonly CreditPayment[];
}

export interface CreditState {
  paidPaise: number;
  /** Interest that ran up so far, paid or not. */
  interestPaise: number;
  owedPaise: number;
  /** What was paid and is owed beyond the amount itself; never below 0. */
  costPaise: number;
}

/** Months are counted by days: 365 days are 12 of them. */
const DAYS_IN_MONTH = 365 / 12;

/**
 * What goods on credit have cost by a day: simple interest on what is left of the amount, a payment going to the interest that
 * ran up first and to the amount after it (Indian Contract Act 1872, sections 59 to 61, where nothing else was said).
 * Payments after the day do not count.
 */
export function creditState(credit: Credit, today: string): CreditState {
  const { amountPaise, takenOn, ratePercentMonth } = credit;
  const payments = credit.payments
    .filter(({ date }) => date <= today)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  let left = amountPaise;
  let unpaidInterest = 0;
  let interest = 0;
  let since = takenOn;
  const runTo = (date: string) => {
    const days = Math.max(0, daysBetween(since, date));
    const more = (Math.max(0, left) * ratePercentMonth * days) / (100 * DAYS_IN_MONTH);
    interest += more;
    unpaidInterest += more;
    if (date > since) since = date;
  };
  for (const payment of payments) {
    runTo(payment.date);
    const toInterest = Math.min(payment.amountPaise, unpaidInterest);
    unpaidInterest -= toInterest;
    left -= payment.amountPaise - toInterest;
  }
  runTo(today > takenOn ? today : takenOn);
  const paidPaise = payments.reduce((sum, payment) => sum + payment.amountPaise, 0);
  const owedPaise = Math.max(0, Math.round(left + unpaidInterest));
  return {
    paidPaise,
    interestPaise: Math.round(interest),
    owedPaise,
    costPaise: Math.max(0, paidPaise + owedPaise - amountPaise),
  };
}
