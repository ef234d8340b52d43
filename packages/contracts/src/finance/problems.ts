import { failuresOf } from '../http/problem.ts';

/** Failure codes of finances. */
export const financeProblems = {
  category_required: 'Category is required',
  category_unknown: 'Category must be one of: {allowed}',
  source_required: 'Source is required',
  source_unknown: 'Source must be one of: {allowed}',
  lender_required: 'Lender is required',
  start_date_required: 'Start date is required',
  end_date_required: 'End date is required',
  start_date_unreal: 'Start date must be a real date (YYYY-MM-DD)',
  end_date_unreal: 'End date must be a real date (YYYY-MM-DD)',
  end_before_start: 'End date must not be before the start date',
  description_too_long: 'Description cannot exceed {max_characters} characters',
  entry_text_too_long: 'This cannot exceed {max_characters} characters',
  amount_not_positive: 'Amount must be a positive number',
  amount_decimals: 'Amount can have at most two decimals',
  amount_too_large: 'Amount must be at most {max_rupees}',
  rate_negative: 'Interest rate must be a non-negative number',
  rate_too_large: 'Interest rate must be at most {max_percent}',
  rate_decimals: 'Interest rate can have at most four decimals',
} as const;
export const financeFailure = failuresOf<typeof financeProblems>();
