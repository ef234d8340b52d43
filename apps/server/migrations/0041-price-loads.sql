-- What the price store was filled with from start to end; a load that was broken off begins anew.
create table price_loads (
  name text primary key,
  finished_at timestamptz not null default now()
);
