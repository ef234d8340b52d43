import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const priceCommodities = pgTable('price_commodities', {
  id: smallint('id').generatedAlwaysAsIdentity().primaryKey(),
  name: text('name').notNull(),
});

export const priceMarkets = pgTable('price_markets', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  state: text('state').notNull(),
  district: text('district').notNull(),
  name: text('name').notNull(),
  lat: doublePrecision('lat'),
  lon: doublePrecision('lon'),
  basis: text('basis').$type<'town' | 'district'>(),
});

const priceColumns = {
  commodityId: smallint('commodity_id').notNull(),
  marketId: integer('market_id').notNull(),
  arrivalDate: date('arrival_date').notNull(),
  minPaise: integer('min_paise').notNull(),
  modalPaise: integer('modal_paise').notNull(),
  maxPaise: integer('max_paise').notNull(),
  source: smallint('source').notNull(),
};

export const marketPrices = pgTable('market_prices', priceColumns);
export const priceLatest = pgTable('price_latest', {
  ...priceColumns,
  state: text('state').notNull(),
});

export const priceAreaDays = pgTable('price_area_days', {
  commodityId: smallint('commodity_id').notNull(),
  area: text('area').notNull(),
  arrivalDate: date('arrival_date').notNull(),
  modalPaise: integer('modal_paise').notNull(),
  markets: integer('markets').notNull(),
  sample: boolean('sample').notNull(),
});

export const priceAreaMonths = pgTable('price_area_months', {
  commodityId: smallint('commodity_id').notNull(),
  area: text('area').notNull(),
  month: date('month').notNull(),
  modalPaise: integer('modal_paise').notNull(),
  days: integer('days').notNull(),
  sample: boolean('sample').notNull(),
});

export const priceMarketMonths = pgTable('price_market_months', {
  commodityId: smallint('commodity_id').notNull(),
  marketId: integer('market_id').notNull(),
  month: date('month').notNull(),
  modalPaise: integer('modal_paise').notNull(),
  days: integer('days').notNull(),
  sample: boolean('sample').notNull(),
});

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
