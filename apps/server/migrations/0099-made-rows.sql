-- Ids under which clients made something, each once, and every id whose row was deleted since. Uploads in pieces have
-- a space of their own, so that an upload and the reel that it becomes may have the same id.
create table made_rows (
  id uuid not null,
  space text not null default 'row' check (space in ('row', 'upload')),
  farmer_id uuid not null references farmers (id) on delete cascade,
  -- What was made, and a hash of what it was made of; null for what the server named and somebody deleted.
  kind text,
  content text,
  deleted_at timestamptz,
  primary key (id, space)
);
create index made_rows_farmer on made_rows (farmer_id);
create index made_rows_deleted on made_rows (deleted_at) where deleted_at is not null;

-- Remembers a deletion, whoever or whatever deletes; with an account all that is known of its rows goes, too. The
-- arguments of the trigger name the owner's column and the space.
create function remember_deletion() returns trigger language plpgsql as $$
begin
  insert into made_rows as m (id, space, farmer_id, deleted_at)
  select old.id, tg_argv[1], f.id, now() from farmers f where f.id = (to_jsonb(old) ->> tg_argv[0])::uuid
  on conflict (id, space) do update set deleted_at = excluded.deleted_at where m.farmer_id = excluded.farmer_id;
  return null;
end $$;

create trigger expenses_deleted after delete on expenses
for each row execute function remember_deletion('farmer_id', 'row');
create trigger incomes_deleted after delete on incomes
for each row execute function remember_deletion('farmer_id', 'row');
create trigger loans_deleted after delete on loans
for each row execute function remember_deletion('farmer_id', 'row');
create trigger budgets_deleted after delete on budgets
for each row execute function remember_deletion('farmer_id', 'row');
create trigger farm_tasks_deleted after delete on farm_tasks
for each row execute function remember_deletion('farmer_id', 'row');
create trigger waterings_deleted after delete on waterings
for each row execute function remember_deletion('farmer_id', 'row');
create trigger price_alerts_deleted after delete on price_alerts
for each row execute function remember_deletion('farmer_id', 'row');
create trigger scans_deleted after delete on scans
for each row execute function remember_deletion('farmer_id', 'row');
create trigger feed_items_deleted after delete on feed_items
for each row execute function remember_deletion('farmer_id', 'row');
create trigger feed_comments_deleted after delete on feed_comments
for each row execute function remember_deletion('farmer_id', 'row');
create trigger feed_reports_deleted after delete on feed_reports
for each row execute function remember_deletion('farmer_id', 'row');
create trigger expert_requests_deleted after delete on expert_requests
for each row execute function remember_deletion('farmer_id', 'row');
create trigger expert_messages_deleted after delete on expert_messages
for each row execute function remember_deletion('author_id', 'row');
create trigger uploads_deleted after delete on uploads
for each row execute function remember_deletion('farmer_id', 'upload');

-- When a row that can be edited was edited last, in milliseconds as on the wire; it rises with every change.
alter table expenses add column updated_at timestamptz not null default date_trunc('milliseconds', now());
alter table incomes add column updated_at timestamptz not null default date_trunc('milliseconds', now());
alter table loans add column updated_at timestamptz not null default date_trunc('milliseconds', now());
alter table budgets add column updated_at timestamptz not null default date_trunc('milliseconds', now());
alter table farm_tasks add column updated_at timestamptz not null default date_trunc('milliseconds', now());
alter table feed_items add column updated_at timestamptz not null default date_trunc('milliseconds', now());
update expenses set updated_at = date_trunc('milliseconds', created_at);
update incomes set updated_at = date_trunc('milliseconds', created_at);
update loans set updated_at = date_trunc('milliseconds', created_at);
update budgets set updated_at = date_trunc('milliseconds', created_at);
update farm_tasks set updated_at = date_trunc('milliseconds', created_at);
update feed_items set updated_at = date_trunc('milliseconds', coalesce(edited_at, created_at));
