-- Which accounts with a role looked at what of which farmer; for the farmer to read.
create table access_log (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  -- Null once that account is gone; the roles are those of the moment.
  operator_id uuid references farmers (id) on delete set null,
  roles text[] not null,
  what text not null,
  seen_at timestamptz not null
);
create index access_log_farmer on access_log (farmer_id, id desc);
create index access_log_operator on access_log (operator_id) where operator_id is not null;
create index access_log_age on access_log (seen_at);

-- The application may add rows and nothing else; what is older than a year goes by this function alone.
create function forget_old_access() returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from public.access_log where seen_at < now() - interval '1 year'
$$;
revoke execute on function forget_old_access() from public;
