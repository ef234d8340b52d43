-- Mandi prices: one row a commodity, market and day, in paise per quintal, partitioned by month so that
-- eighty million rows stay cheap to write and to forget. Names live once, in two small tables.
create table price_commodities (
  id smallint generated always as identity primary key,
  name text not null unique
);

create table price_markets (
  id integer generated always as identity primary key,
  state text not null,
  district text not null,
  name text not null,
  lat double precision,
  lon double precision,
  -- 'town' or 'district': whose coordinates these are; null when not even the district is known.
  basis text,
  unique (state, district, name)
);

-- Sources: 0 built-in sample, 1 data.gov.in, 2 AGMARKNET, 3 imported file.
create table market_prices (
  commodity_id smallint not null,
  market_id integer not null,
  arrival_date date not null,
  min_paise integer not null,
  modal_paise integer not null,
  max_paise integer not null,
  source smallint not null,
  primary key (commodity_id, market_id, arrival_date)
) partition by range (arrival_date);

-- The last report of each commodity in each market: ticker, net price, the newest day of a state.
create table price_latest (
  commodity_id smallint not null,
  market_id integer not null,
  state text not null,
  arrival_date date not null,
  min_paise integer not null,
  modal_paise integer not null,
  max_paise integer not null,
  source smallint not null,
  primary key (commodity_id, market_id)
);
create index price_latest_state on price_latest (state, arrival_date desc);

-- Medians over an area: '' is India, 'State', 'State/District'.
create table price_area_days (
  commodity_id smallint not null,
  area text not null,
  arrival_date date not null,
  modal_paise integer not null,
  markets integer not null,
  sample boolean not null,
  primary key (commodity_id, area, arrival_date)
);
create table price_area_months (
  commodity_id smallint not null,
  area text not null,
  month date not null,
  modal_paise integer not null,
  days integer not null,
  sample boolean not null,
  primary key (commodity_id, area, month)
);
create table price_market_months (
  commodity_id smallint not null,
  market_id integer not null,
  month date not null,
  modal_paise integer not null,
  days integer not null,
  sample boolean not null,
  primary key (commodity_id, market_id, month)
);

-- What farmers look at, and when a provider was last asked for it: background jobs work this list off.
create table price_questions (
  question text primary key,
  state text not null,
  district text not null,
  commodity text not null,
  arrival_date date,
  asked_at timestamptz not null,
  fetched_at timestamptz,
  failures integer not null default 0
);
create index price_questions_age on price_questions (asked_at desc);

create table price_alerts (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  commodity text not null,
  state text not null,
  district text not null,
  above boolean not null,
  price_paise bigint not null check (price_paise > 0),
  created_at timestamptz not null,
  hit_on date,
  hit_market text,
  hit_paise bigint,
  hit_at timestamptz
);
create index price_alerts_farmer on price_alerts (farmer_id, id desc);
create index price_alerts_open on price_alerts (commodity) where hit_on is null;
