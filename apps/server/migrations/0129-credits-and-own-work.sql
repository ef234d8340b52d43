-- Goods that farmers took on credit at input shops.
create table credits (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  shop text not null,
  item text,
  amount_paise bigint not null check (amount_paise > 0),
  -- Rupees of interest a month on 100 rupees.
  rate_percent_month double precision not null check (rate_percent_month >= 0),
  taken_on date not null,
  due_on date,
  -- [{date, amount}, …] in rupees.
  payments jsonb not null,
  note text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index credits_farmer on credits (farmer_id, id desc);
create trigger credits_deleted after delete on credits
for each row execute function remember_deletion('farmer_id', 'row');
-- Own work and own seed, which the account of a season values apart.
create index planting_events_own on planting_events (farmer_id, date)
where kind in ('own_labour', 'own_seed');
-- What a photograph of a loss shows: close, wide or from the road; null when it was not said.
alter table loss_photos add column view text;
