import type { Budget, Expense, Income, Loan } from '@ankur/contracts/finance/answers';
import {
  bookEndpoints,
  budgetEndpoints,
  expenseEndpoints,
  incomeEndpoints,
  loanEndpoints,
} from '@ankur/contracts/finance/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { addRoute } from '../../platform/http/route.ts';
import { createClientTime } from '../../platform/writes/client-time.ts';
import { createBooksRepository } from './books.repository.ts';
import { createBooksService } from './books.service.ts';
import { budgetMapper, expenseMapper, incomeMapper, loanMapper } from './ledger.mapper.ts';
import { createLedgerRepository, type LedgerTable } from './ledger.repository.ts';
import { ledgerRoutes } from './ledger.routes.ts';
import { createLedgerService } from './ledger.service.ts';
import { budgetTable, expenseTable, incomeTable, loanTable } from './ledger-tables.ts';

export function financeRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { db, reads, guards, clock, config } = deps;
  const ledgerDeps = { ...deps, clientTime: createClientTime(deps) };
  const repository = <Item>(ledger: LedgerTable) => createLedgerRepository<Item>(db, reads, ledger);
  const expenses = createLedgerService(
    repository<Expense>(expenseTable),
    expenseMapper,
    ledgerDeps,
  );
  const incomes = createLedgerService(repository<Income>(incomeTable), incomeMapper, ledgerDeps);
  const loans = createLedgerService(repository<Loan>(loanTable), loanMapper, ledgerDeps);
  const budgets = createLedgerService(repository<Budget>(budgetTable), budgetMapper, ledgerDeps);
  ledgerRoutes(app, guards, expenseEndpoints, expenses);
  ledgerRoutes(app, guards, incomeEndpoints, incomes);
  ledgerRoutes(app, guards, loanEndpoints, loans);
  ledgerRoutes(app, guards, budgetEndpoints, budgets);

  const bookSums = createBooksRepository(db);
  const books = createBooksService({ db, books: bookSums, loans, clock, config });
  addRoute(app, guards, bookEndpoints.summary, ({ caller, query }) =>
    books.summary(caller.farmerId, query),
  );
  addRoute(app, guards, bookEndpoints.monthly, ({ caller, query }) =>
    books.monthly(caller.farmerId, query),
  );
  addRoute(app, guards, bookEndpoints.budgetUse, ({ caller }) => books.budgetUse(caller.farmerId));
  addRoute(app, guards, bookEndpoints.crops, async ({ caller }) => ({
    crops: await bookSums.listCrops(caller.farmerId),
  }));
  addRoute(app, guards, bookEndpoints.loanCost, ({ caller, params }) =>
    books.loanCost(caller.farmerId, params.id),
  );
  addRoute(app, guards, bookEndpoints.exportCsv, async ({ caller, query, reply }) => {
    const csv = await books.exportCsv(caller.farmerId, query);
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="ankur-books.csv"');
    return csv;
  });
}
