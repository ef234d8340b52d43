-- Which accounts and which shared or personal things were deleted, by id alone: a backup from before that is restored
-- later has them again, and they are deleted from it once more.
create table erased_rows (
  kind text not null,
  id uuid not null,
  erased_at timestamptz not null default now(),
  primary key (kind, id)
);

create function note_erased() returns trigger language plpgsql as $$
begin
  if tg_table_name <> 'farmers' then
    -- What goes with its account is covered by the account.
    if not exists (select 1 from farmers where id = old.farmer_id) then
      return null;
    end if;
  end if;
  insert into erased_rows (kind, id) values (tg_table_name, old.id) on conflict do nothing;
  return null;
end
$$;
create trigger farmers_erased after delete on farmers for each row execute function note_erased();
create trigger feed_items_erased after delete on feed_items for each row execute function note_erased();
create trigger feed_comments_erased after delete on feed_comments for each row execute function note_erased();
create trigger scans_erased after delete on scans for each row execute function note_erased();
create trigger chat_sessions_erased after delete on chat_sessions for each row execute function note_erased();

-- What became of each backup, for the operator.
create table backup_runs (
  id uuid primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  file text not null,
  bytes bigint,
  outcome text not null check (outcome in ('verified', 'unverified', 'failed')),
  note text
);
