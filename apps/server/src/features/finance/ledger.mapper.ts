import { toPaise } from '@ankur/contracts/finance/money';
import type {
  BudgetInput,
  ExpenseInput,
  IncomeInput,
  LoanInput,
} from '@ankur/contracts/finance/rules';
import { sql } from 'drizzle-orm';
import { given } from '../../platform/records/given.ts';
import { loans } from './finance.tables.ts';
import type { Values } from './ledger.repository.ts';

/** Maps input to column values; `today` is the date in India. */
export interface LedgerMapper<Input> {
  /** A complete new row with defaults. */
  forNew(input: Input, today: string): Values;
  /** Only the columns of the given fields. */
  forChange(patch: Partial<Input>, today: string): Values;
}

const paise = (amount: number | undefined) => (amount === undefined ? undefined : toPaise(amount));

type Entry = Partial<Omit<ExpenseInput, 'category' | 'livestock_cost'>>;

/** A cleared date becomes today. */
const entryValues = (input: Entry, today: string): Values => ({
  amountPaise: paise(input.amount),
  description: input.description,
  date: input.date === null ? today : input.date,
  crop: input.crop,
  plantingId: input.planting,
  animalId: input.animal,
});
const newEntry = (input: Entry, today: string): Values => ({
  ...{ description: '', date: today, crop: null },
  plantingEventId: input.planting_event ?? null,
  animalEventId: input.animal_event ?? null,
});

/** What the books say of animals, unless it is corrected to another category or source and says nothing of them itself. */
function ofAnimals<T>(said: T | undefined, is: string | undefined, theirs: string) {
  if (said !== undefined) return said;
  return is === undefined || is === theirs ? undefined : null;
}

export const expenseMapper: LedgerMapper<ExpenseInput> = {
  forNew: (input, today) => ({
    ...newEntry(input, today),
    ...expenseMapper.forChange(input, today),
  }),
  forChange: (patch, today) =>
    given({
      ...entryValues(patch, today),
      category: patch.category,
      livestockCost: ofAnimals(patch.livestock_cost, patch.category, 'other'),
    }),
};

export const incomeMapper: LedgerMapper<IncomeInput> = {
  forNew: (input, today) => ({
    ...newEntry(input, today),
    ...incomeMapper.forChange(input, today),
  }),
  forChange: (patch, today) =>
    given({
      ...entryValues(patch, today),
      source: patch.source,
      livestockProduct: ofAnimals(patch.livestock_product, patch.source, 'livestock_sale'),
    }),
};

const loanValues = (patch: Partial<LoanInput>): Values => ({
  lender: patch.lender,
  amountPaise: paise(patch.amount),
  interestRate: patch.interest_rate,
  startDate: patch.start_date,
  endDate: patch.end_date,
  isPaid: patch.is_paid,
});

/** The payment date is the day on which the loan was first marked as paid; a loan entered as paid has none. */
export const loanMapper: LedgerMapper<LoanInput> = {
  forNew: (input) => ({ isPaid: false, paidOn: null, ...given(loanValues(input)) }),
  forChange: (patch, today) => {
    const paidOn = patch.is_paid
      ? sql`case when ${loans.isPaid} then ${loans.paidOn} else ${today}::date end`
      : null;
    return given({
      ...loanValues(patch),
      paidOn: patch.is_paid === undefined ? undefined : paidOn,
    });
  },
};

const budgetValues = (patch: Partial<BudgetInput>): Values => ({
  category: patch.category,
  amountPaise: paise(patch.amount),
  startDate: patch.start_date,
  endDate: patch.end_date,
});

export const budgetMapper: LedgerMapper<BudgetInput> = {
  forNew: (input) => ({ startDate: null, endDate: null, ...given(budgetValues(input)) }),
  forChange: (patch) => given(budgetValues(patch)),
};
