-- What the application does by itself to the shape of the database, so that its role needs no right to make tables:
-- the schema of background work, which the job library fills, and a month's partition of prices.
create schema if not exists jobs;

-- Runs with the rights of whoever owns the tables; makes nothing but one partition of this one table.
create function make_price_partition(month date) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  first_day date := date_trunc('month', month)::date;
begin
  execute format(
    'create table if not exists public.%I partition of public.market_prices for values from (%L) to (%L)',
    'market_prices_' || to_char(first_day, 'YYYY_MM'), first_day, (first_day + interval '1 month')::date
  );
end
$$;
revoke execute on function make_price_partition(date) from public;
