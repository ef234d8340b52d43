import { loanCost } from './loan-cost.ts';

/** Crop loans on a Kisan Credit Card carry the subsidised rate up to this principal. */
const KCC_LIMIT_RUPEES = 300_000;
const KCC_SOURCE =
  'Kisan Credit Card: subsidised yearly rate on short-term crop loans up to ₹3,00,000 under the ' +
  'Modified Interest Subvention Scheme (Reserve Bank of India and Department of Agriculture). The rate ' +
  'is the setting KCC_RATE_PERCENT; paying on time lowers it further.';

type Loan = {
  id: string;
  amount: number;
  interest_rate: number;
  start_date: string;
  end_date: string;
  is_paid: boolean;
  paid_on: string | null;
};

const toPaise = (rupees: number): number => Math.round(rupees * 100);
const toRupees = (paise: number): number => paise / 100;

/**
 * The account of a loan on a day, in the shape of the API, compared with a Kisan Credit Card of a yearly rate. A paid
 * loan is counted to the day of payment. The same on the server and on a phone without a network.
 */
export function loanAccount(loan: Loan, today: string, cardRatePercent: number) {
  const lastDay = loan.end_date < today ? loan.end_date : today;
  const asOf = loan.is_paid ? (loan.paid_on ?? lastDay) : today;
  const terms = {
    principalPaise: toPaise(loan.amount),
    ratePercent: loan.interest_rate,
    startDate: loan.start_date,
    endDate: loan.end_date,
  };
  const cost = loanCost(terms, asOf, cardRatePercent);
  return {
    id: loan.id,
    as_of: asOf,
    principal: loan.amount,
    interest_rate: loan.interest_rate,
    days_to_date: cost.toDate.days,
    interest_to_date: toRupees(cost.toDate.interestPaise),
    total_to_date: toRupees(cost.toDate.totalPaise),
    days_by_end: cost.byEnd.days,
    interest_by_end: toRupees(cost.byEnd.interestPaise),
    total_by_end: toRupees(cost.byEnd.totalPaise),
    kcc: {
      rate_percent: cardRatePercent,
      limit: KCC_LIMIT_RUPEES,
      within_limit: loan.amount <= KCC_LIMIT_RUPEES,
      interest_by_end: toRupees(cost.cardInterestPaise),
      extra_cost: toRupees(cost.extraPaise),
      source: KCC_SOURCE,
    },
  };
}
