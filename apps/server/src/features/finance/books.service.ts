import { loanCost } from '@ankur/agronomy/finance/loan-cost';
import type { FinancialSummary, Loan, LoanCostAnswer } from '@ankur/contracts/finance/answers';
import type { SeasonQuery } from '@ankur/contracts/finance/filters';
import { toPaise, toRupees } from '@ankur/contracts/finance/money';
import { type Clock, indianDate } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { toCsv } from '../../platform/csv/to-csv.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BooksRepository, Scope } from './books.repository.ts';
import { listBookLines } from './export.repository.ts';
import type { LedgerService } from './ledger.service.ts';
import { lastMonths, periodOf } from './period.ts';

/** Crop loans on a Kisan Credit Card carry the subsidised rate up to this principal. */
const KCC_LIMIT_RUPEES = 300_000;
const KCC_SOURCE =
  'Kisan Credit Card: subsidised yearly rate on short-term crop loans up to ₹3,00,000 under the ' +
  'Modified Interest Subvention Scheme (Reserve Bank of India and Department of Agriculture). The rate ' +
  'is the setting KCC_RATE_PERCENT; paying on time lowers it further.';

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
      const loan = await loans.get(farmerId, id);
      const now = today();
      const asOf = loan.is_paid
        ? (loan.paid_on ?? (loan.end_date < now ? loan.end_date : now))
        : now;
      const cost = loanCost(
        {
          principalPaise: toPaise(loan.amount),
          ratePercent: loan.interest_rate,
          startDate: loan.start_date,
          endDate: loan.end_date,
        },
        asOf,
        config.KCC_RATE_PERCENT,
      );
      return {
        id,
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
          rate_percent: config.KCC_RATE_PERCENT,
          limit: KCC_LIMIT_RUPEES,
          within_limit: loan.amount <= KCC_LIMIT_RUPEES,
          interest_by_end: toRupees(cost.cardInterestPaise),
          extra_cost: toRupees(cost.extraPaise),
          source: KCC_SOURCE,
        },
      };
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
