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

/** How a field is typed in: from a list, as a plan's name, as money or a rate, as words, as a day. */
export type FieldKind = 'category' | 'source' | 'plan' | 'money' | 'rate' | 'text' | 'date';

/** What stands in the form: the texts of its controls. */
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

/** An empty form; money spent or earned is dated today until told otherwise. */
export function emptyValues(ledger: Ledger, today: string): FormValues {
  const { fields } = LEDGER_FORMS[ledger];
  return Object.fromEntries(fields.map(([name]) => [name, name === 'date' ? today : '']));
}

/** The form of an entry that is there. */
export function valuesOf(entry: Entry): FormValues {
  const known: Record<string, unknown> = entry;
  const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));
  const { fields } = LEDGER_FORMS[entry.ledger];
  return Object.fromEntries(fields.map(([name]) => [name, text(known[name])]));
}
