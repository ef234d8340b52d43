import {
  budgetInput,
  EXPENSE_CATEGORIES,
  expenseInput,
  INCOME_SOURCES,
  incomeInput,
  type Ledger,
  loanInput,
} from '@ankur/contracts/finance/rules';
import type { Entry } from './finance.api.ts';

export type FieldName =
  | 'category'
  | 'source'
  | 'amount'
  | 'description'
  | 'date'
  | 'crop'
  | 'lender'
  | 'interest_rate'
  | 'start_date'
  | 'end_date';

/** Kind of a field: choice, budget category, money, rate, text or date. */
export type FieldKind = 'category' | 'source' | 'plan' | 'money' | 'rate' | 'text' | 'date';

/** Form values: the texts of the controls. */
export type FormValues = Record<string, string>;

interface LedgerForm {
  schema: typeof expenseInput | typeof incomeInput | typeof loanInput | typeof budgetInput;
  fields: readonly (readonly [FieldName, FieldKind])[];
}

const ENTRY = [
  ['amount', 'money'],
  ['date', 'date'],
  ['crop', 'text'],
  ['description', 'text'],
] as const;
const SPAN = [
  ['start_date', 'date'],
  ['end_date', 'date'],
] as const;

export const LEDGER_FORMS: Readonly<Record<Ledger, LedgerForm>> = {
  expenses: { schema: expenseInput, fields: [['category', 'category'], ...ENTRY] },
  incomes: { schema: incomeInput, fields: [['source', 'source'], ...ENTRY] },
  loans: {
    schema: loanInput,
    fields: [['lender', 'text'], ['amount', 'money'], ['interest_rate', 'rate'], ...SPAN],
  },
  budgets: { schema: budgetInput, fields: [['category', 'plan'], ['amount', 'money'], ...SPAN] },
};

export const CATEGORIES = EXPENSE_CATEGORIES;
export const SOURCES = INCOME_SOURCES;

/** Empty form values; expenses and incomes default to today. */
export function emptyValues(ledger: Ledger, today: string): FormValues {
  const { fields } = LEDGER_FORMS[ledger];
  return Object.fromEntries(fields.map(([name]) => [name, name === 'date' ? today : '']));
}

/** Form values of an existing entry. */
export function valuesOf(entry: Entry): FormValues {
  const known: Record<string, unknown> = entry;
  const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));
  const { fields } = LEDGER_FORMS[entry.ledger];
  return Object.fromEntries(fields.map(([name]) => [name, text(known[name])]));
}
