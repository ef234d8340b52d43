import { bigint, boolean, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, instant } from '../../platform/database/columns.ts';

const record = () => ({
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  deletedAt: instant('deleted_at'),
});
const entry = () => ({
  ...record(),
  description: text('description').notNull(),
  date: day('date').notNull(),
  crop: text('crop'),
  plantingId: uuid('planting_id'),
  animalId: uuid('animal_id'),
  plantingEventId: uuid('planting_event_id'),
  animalEventId: uuid('animal_event_id'),
});

export const expenses = pgTable('expenses', {
  ...entry(),
  category: text('category').notNull(),
  livestockCost: text('livestock_cost'),
});
export const incomes = pgTable('incomes', {
  ...entry(),
  source: text('source').notNull(),
  livestockProduct: text('livestock_product'),
});
export const loans = pgTable('loans', {
  ...record(),
  lender: text('lender').notNull(),
  interestRate: numeric('interest_rate', { precision: 8, scale: 4, mode: 'number' }).notNull(),
  startDate: day('start_date').notNull(),
  endDate: day('end_date').notNull(),
  isPaid: boolean('is_paid').notNull(),
  paidOn: day('paid_on'),
});
export const budgets = pgTable('budgets', {
  ...record(),
  category: text('category').notNull(),
  startDate: day('start_date'),
  endDate: day('end_date'),
});
