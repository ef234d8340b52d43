import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { LedgerTable } from './ledger.repository.ts';
import { budgetTable, expenseTable, incomeTable, loanTable } from './ledger-tables.ts';

/** The four ledgers in the export of an account. */
export const financeExportSources = [expenseTable, incomeTable, loanTable, budgetTable].map(
  ({ name, table, item, exported }: LedgerTable) => ({
    name: `finance/${name}`,
    tables: [name],
    read: (db: Database, farmerId: string): Promise<unknown> =>
      db
        .select({ ...item, ...exported })
        .from(table)
        .where(and(eq(table.farmerId, farmerId), isNull(table.deletedAt)))
        .orderBy(table.id)
        .execute(),
  }),
);
