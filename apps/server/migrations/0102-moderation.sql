-- Who did it, and whose account it concerns, as ids that name nobody once the account is gone; null: somebody at the
-- command line, or the product by itself.
alter table moderation_log
  add column actor_id uuid,
  add column account_id uuid;
create index moderation_log_subject on moderation_log (subject, id);

-- The log only grows, whatever role asks.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger moderation_log_grows before update or delete or truncate on moderation_log
for each statement execute function refuse_change();

-- A comment that was taken out of sight can come back; the totals follow what is in sight.
alter table feed_comments add column removed_at timestamptz;
create or replace function keep_comment_totals() returns trigger language plpgsql as $$
declare
  change integer := 0;
begin
  if tg_op <> 'INSERT' and old.removed_at is null then change := change - 1; end if;
  if tg_op <> 'DELETE' and new.removed_at is null then change := change + 1; end if;
  if change <> 0 then
    update feed_items set total_comments = total_comments + change where id = coalesce(new.item_id, old.item_id);
  end if;
  return null;
end $$;
drop trigger feed_comments_totals on feed_comments;
create trigger feed_comments_totals after insert or delete or update of removed_at on feed_comments
for each row execute function keep_comment_totals();

-- Where a report comes from: a farmer in the app, a complaint by letter, or an order of a court or a government; the
-- last two are written down by a moderator, with their reference. How it ended, once it is settled.
alter table feed_reports
  add column source text not null default 'app' check (source in ('app', 'complaint', 'order')),
  add column note text,
  add column outcome text check (outcome in ('removed', 'warned', 'dismissed'));
drop index feed_reports_once;
create unique index feed_reports_once on feed_reports (farmer_id, coalesce(item_id, comment_id))
  where settled_at is null and source = 'app';
create index feed_reports_item on feed_reports (item_id) where item_id is not null;
create index feed_reports_comment on feed_reports (comment_id) where comment_id is not null;

-- What was taken out of sight and why, with the author's one appeal and its one answer. `hidden`: by the product, until
-- a moderator looks.
create table takedowns (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  item_id uuid references feed_items (id) on delete cascade,
  comment_id uuid references feed_comments (id) on delete cascade,
  state text not null check (state in ('hidden', 'removed', 'lifted')),
  ground text not null,
  why text,
  made_at timestamptz not null,
  lifted_at timestamptz,
  appeal text,
  appealed_at timestamptz,
  answer text,
  answered_at timestamptz,
  check ((item_id is null) <> (comment_id is null)),
  check ((answer is null) = (answered_at is null) and (appeal is null) = (appealed_at is null))
);
create unique index takedowns_open on takedowns (coalesce(item_id, comment_id)) where state <> 'lifted';
create index takedowns_author on takedowns (farmer_id, id desc);
create index takedowns_hidden on takedowns (made_at) where state = 'hidden';
create index takedowns_appeals on takedowns (appealed_at) where appeal is not null and answer is null;
create index takedowns_item on takedowns (item_id) where item_id is not null;
create index takedowns_comment on takedowns (comment_id) where comment_id is not null;

insert into takedowns (id, farmer_id, item_id, state, ground, made_at)
select gen_random_uuid(), farmer_id, id, 'removed', 'other', removed_at from feed_items where removed_at is not null;
