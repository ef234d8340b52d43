import {
  bigint,
  boolean,
  date,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });
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
  date: date('date', { mode: 'string' }).notNull(),
  crop: text('crop'),
  plantingId: uuid('planting_id'),
  animalId: uuid('animal_id'),
});

export const expenses = pgTable('expenses', { ...entry(), category: text('category').notNull() });
export const incomes = pgTable('incomes', { ...entry(), source: text('source').notNull() });
export const loans = pgTable('loans', {
  ...record(),
  lender: text('lender').notNull(),
  interestRate: numeric('interest_rate', { precision: 8, scale: 4, mode: 'number' }).notNull(),
  startDate: date('start_date', { mode: 'string' }).notNull(),
  endDate: date('end_date', { mode: 'string' }).notNull(),
  isPaid: boolean('is_paid').notNull(),
  paidOn: date('paid_on', { mode: 'string' }),
});
export const budgets = pgTable('budgets', {
  ...record(),
  category: text('category').notNull(),
  startDate: date('start_date', { mode: 'string' }),
  endDate: date('end_date', { mode: 'string' }),
});
