-- What a farmer's dairy pays for a kilogram of fat and of solids-not-fat; null for what was not told.
create table milk_rates (
  farmer_id uuid primary key references farmers (id) on delete cascade,
  fat_rate_paise bigint check (fat_rate_paise >= 0),
  snf_rate_paise bigint check (snf_rate_paise >= 0),
  updated_at timestamptz not null
);
