import { failuresOf } from '../http/problem.ts';

/** Failure codes of prices and price alerts. */
export const marketProblems = {
  commodity_required: 'Choose a commodity',
  state_unknown: 'Choose a state from the list',
  price_not_positive: 'Price must be a positive number',
  price_too_high: { text: 'Price is too high', params: ['max_rupees'] },
  price_decimals: 'Price may have two decimals at most',
  price_alerts_too_many: 'You can keep at most {max} price alerts',
  arrival_date_invalid: 'arrival_date must be a date, as 2024-11-12 or 12-11-2024',
  prices_unavailable: 'No data available.',
} as const;
export const marketFailure = failuresOf<typeof marketProblems>();
