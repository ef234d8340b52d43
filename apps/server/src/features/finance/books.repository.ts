import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { budgets, expenses, incomes, loans } from './finance.tables.ts';
import type { Period } from './period.ts';

export interface Scope {
  period: Period | null;
  crop: string | null;
}

/** Sums over the ledgers, in paise. One statement per query; deleted entries never count. */
export function createBooksRepository(db: Database) {
  const given = (name: string) => sql.placeholder(name);
  const sums = (table: typeof expenses | typeof incomes) => sql`(
    select coalesce(sum(amount_paise), 0) from ${table}
    where farmer_id = ${given('farmer')} and deleted_at is null
      and (${given('from')}::date is null or date >= ${given('from')}::date)
      and (${given('to')}::date is null or date <= ${given('to')}::date)
      and (${given('crop')}::text is null or lower(crop) = lower(${given('crop')}::text)))::bigint`;
  const totals = db
    .select({
      incomePaise: sql<number>`${sums(incomes)}`.mapWith(Number),
      expensesPaise: sql<number>`${sums(expenses)}`.mapWith(Number),
      loansPaise: sql<number>`(select coalesce(sum(amount_paise), 0) from ${loans}
        where farmer_id = ${given('farmer')} and deleted_at is null and not is_paid)::bigint`.mapWith(
        Number,
      ),
      budgetsPaise: sql<number>`(select coalesce(sum(amount_paise), 0) from ${budgets}
        where farmer_id = ${given('farmer')} and deleted_at is null)::bigint`.mapWith(Number),
    })
    .from(sql`(select 1) as one`)
    .prepare('books_totals');

  return {
    async getTotals(farmerId: string, { period, crop }: Scope) {
      const rows = await totals.execute({
        farmer: farmerId,
        from: period?.from ?? null,
        to: period?.to ?? null,
        crop,
      });
      return rows[0] ?? { incomePaise: 0, expensesPaise: 0, loansPaise: 0, budgetsPaise: 0 };
    },
    /** Every month of the period, also those without an entry, oldest first. */
    async listMonths(farmerId: string, period: Period, crop: string | null) {
      const { rows } = await db.execute<{ month: string; income: number; expenses: number }>(sql`
        select to_char(m, 'YYYY-MM') as month,
          coalesce(sum(e.amount_paise) filter (where e.kind = 'income'), 0)::bigint as income,
          coalesce(sum(e.amount_paise) filter (where e.kind = 'expense'), 0)::bigint as expenses
        from generate_series(
          date_trunc('month', ${period.from}::timestamp), ${period.to}::timestamp, interval '1 month'
        ) as m
        left join (
          select 'income' as kind, date, amount_paise, crop from ${incomes}
          where farmer_id = ${farmerId} and deleted_at is null
          union all
          select 'expense', date, amount_paise, crop from ${expenses}
          where farmer_id = ${farmerId} and deleted_at is null
        ) as e on date_trunc('month', e.date::timestamp) = m
          and e.date between ${period.from}::date and ${period.to}::date
          and (${crop}::text is null or lower(e.crop) = lower(${crop}::text))
        group by m order by m`);
      return rows.map((row) => ({
        month: row.month,
        incomePaise: Number(row.income),
        expensesPaise: Number(row.expenses),
      }));
    },
    /** Distinct crops of the entries, ignoring case. */
    async listCrops(farmerId: string): Promise<string[]> {
      const { rows } = await db.execute<{ crop: string }>(sql`
        select min(crop) as crop from (
          select crop from ${expenses}
          where farmer_id = ${farmerId} and deleted_at is null and crop is not null
          union
          select crop from ${incomes}
          where farmer_id = ${farmerId} and deleted_at is null and crop is not null
        ) as named group by lower(crop) order by lower(crop) limit 200`);
      return rows.map(({ crop }) => crop);
    },
    /** Each budget, newest first, with what was spent of its category within its dates. */
    async listBudgetUse(farmerId: string) {
      const { rows } = await db.execute<{
        id: string;
        category: string;
        amount: number;
        start_date: string | null;
        end_date: string | null;
        used: number;
      }>(sql`
        select b.id, b.category, b.amount_paise as amount, b.start_date::text as start_date,
          b.end_date::text as end_date, coalesce(sum(e.amount_paise), 0)::bigint as used
        from ${budgets} b
        left join ${expenses} e on e.farmer_id = b.farmer_id and e.deleted_at is null
          and lower(e.category) = lower(b.category)
          and (b.start_date is null or e.date >= b.start_date)
          and (b.end_date is null or e.date <= b.end_date)
        where b.farmer_id = ${farmerId} and b.deleted_at is null
        group by b.id order by b.id desc limit 500`);
      return rows.map(({ amount, used, ...budget }) => ({
        ...budget,
        amountPaise: Number(amount),
        usedPaise: Number(used),
      }));
    },
  };
}

export type BooksRepository = ReturnType<typeof createBooksRepository>;
