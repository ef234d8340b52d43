import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Scope } from './books.repository.ts';
import { budgets, expenses, incomes, loans } from './finance.tables.ts';

/** One line of the exported books; dates are text, money is paise. */
export type BookLine = {
  kind: string;
  date: string | null;
  until: string | null;
  name: string;
  amount: number;
  description: string;
  crop: string | null;
  rate: number | null;
  paid: boolean | null;
};

/** All entries of a farmer; season and crop filter expenses and incomes only. */
export async function listBookLines(db: Database, farmerId: string, { period, crop }: Scope) {
  const { rows } = await db.execute<BookLine>(sql`
    select kind, date::text as date, until::text as until, name, amount, description, crop, rate, paid
    from (
      select 'expense' as kind, date, null::date as until, category as name, amount_paise as amount,
        description, crop, null::float8 as rate, null::boolean as paid, id
      from ${expenses} where farmer_id = ${farmerId} and deleted_at is null
      union all
      select 'income', date, null, source, amount_paise, description, crop, null, null, id
      from ${incomes} where farmer_id = ${farmerId} and deleted_at is null
    ) as entries
    where (${period?.from ?? null}::date is null or date >= ${period?.from ?? null}::date)
      and (${period?.to ?? null}::date is null or date <= ${period?.to ?? null}::date)
      and (${crop}::text is null or lower(crop) = lower(${crop}::text))
    union all
    select 'loan', start_date::text, end_date::text, lender, amount_paise, '', null,
      interest_rate::float8, is_paid
    from ${loans} where farmer_id = ${farmerId} and deleted_at is null
    union all
    select 'budget', start_date::text, end_date::text, category, amount_paise, '', null, null, null
    from ${budgets} where farmer_id = ${farmerId} and deleted_at is null
    order by kind, date desc`);
  return rows;
}
