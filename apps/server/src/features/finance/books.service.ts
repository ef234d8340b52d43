import { loanAccount } from '@ankur/agronomy/finance/loan-account';
import type { FinancialSummary, Loan, LoanCostAnswer } from '@ankur/contracts/finance/answers';
import type { SeasonQuery } from '@ankur/contracts/finance/filters';
import { toRupees } from '@ankur/contracts/finance/money';
import { type Clock, indianDate } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { toCsv } from '../../platform/csv/to-csv.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BooksRepository, Scope } from './books.repository.ts';
import { listBookLines } from './export.repository.ts';
import type { LedgerService } from './ledger.service.ts';
import { lastMonths, periodOf } from './period.ts';

const CSV_COLUMNS = [
  'kind',
  'date',
  'end_date',
  'name',
  'amount_rupees',
  'description',
  'crop',
  'interest_rate_percent',
  'is_paid',
];

export interface BooksParts {
  db: Database;
  books: BooksRepository;
  loans: Pick<LedgerService<Loan, never>, 'get'>;
  clock: Clock;
  config: Pick<Config, 'KCC_RATE_PERCENT'>;
}

/** Sums over the four ledgers. Amounts in answers are rupees. */
export function createBooksService({ db, books, loans, clock, config }: BooksParts) {
  const today = () => indianDate(clock.now());
  const scopeOf = (query: SeasonQuery): Scope => ({
    period: periodOf(query, today()),
    crop: query.crop ?? null,
  });

  return {
    async summary(farmerId: string, query: SeasonQuery): Promise<FinancialSummary> {
      const paise = await books.getTotals(farmerId, scopeOf(query));
      return {
        total_income: toRupees(paise.incomePaise),
        total_expenses: toRupees(paise.expensesPaise),
        total_loans: toRupees(paise.loansPaise),
        total_budgets: toRupees(paise.budgetsPaise),
        net_profit: toRupees(paise.incomePaise - paise.expensesPaise),
      };
    },

    /** The months of the filter; without one the last months up to today. */
    async monthly(farmerId: string, query: SeasonQuery & { months: number }) {
      const { period, crop } = scopeOf(query);
      const rows = await books.listMonths(
        farmerId,
        period ?? lastMonths(query.months, today()),
        crop,
      );
      return {
        months: rows.map(({ month, incomePaise, expensesPaise }) => ({
          month,
          income: toRupees(incomePaise),
          expenses: toRupees(expensesPaise),
          net: toRupees(incomePaise - expensesPaise),
        })),
      };
    },

    async budgetUse(farmerId: string) {
      const rows = await books.listBudgetUse(farmerId);
      return {
        budgets: rows.map(({ amountPaise, usedPaise, ...budget }) => ({
          ...budget,
          amount: toRupees(amountPaise),
          used: toRupees(usedPaise),
          left: toRupees(amountPaise - usedPaise),
        })),
      };
    },

    /** Interest runs to today, or to the day of payment; for a loan entered as paid at most to its end. */
    async loanCost(farmerId: string, id: string): Promise<LoanCostAnswer> {
      return loanAccount(await loans.get(farmerId, id), today(), config.KCC_RATE_PERCENT);
    },

    async exportCsv(farmerId: string, query: SeasonQuery): Promise<string> {
      const lines = await listBookLines(db, farmerId, scopeOf(query));
      return toCsv(
        CSV_COLUMNS,
        lines.map((line) => [
          line.kind,
          line.date,
          line.until,
          line.name,
          toRupees(Number(line.amount)).toFixed(2),
          line.description,
          line.crop,
          line.rate,
          line.paid,
        ]),
      );
    },
  };
}
