import { bigint, boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const priceQueries = pgTable('price_questions', {
  question: text('question').primaryKey(),
  state: text('state').notNull(),
  district: text('district').notNull(),
  commodity: text('commodity').notNull(),
  arrivalDate: date('arrival_date'),
  askedAt: instant('asked_at').notNull(),
  fetchedAt: instant('fetched_at'),
  failures: integer('failures').notNull(),
});

export const priceAlerts = pgTable('price_alerts', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  commodity: text('commodity').notNull(),
  state: text('state').notNull(),
  district: text('district').notNull(),
  above: boolean('above').notNull(),
  pricePaise: bigint('price_paise', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
  hitOn: date('hit_on'),
  hitMarket: text('hit_market'),
  hitPaise: bigint('hit_paise', { mode: 'number' }),
  hitAt: instant('hit_at'),
});
