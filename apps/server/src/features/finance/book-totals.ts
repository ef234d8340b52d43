import type { Database } from '../../platform/database/database.ts';
import type { BookTotals } from '../../ports/books.ts';
import { createBooksRepository } from './books.repository.ts';
import { lastMonths } from './period.ts';

export function createBookTotals(db: Database): BookTotals {
  const books = createBooksRepository(db);
  return {
    totalsOfMonths: (farmerId, months, today) =>
      books.getTotals(farmerId, { period: lastMonths(months, today), crop: null }),
  };
}
