-- Posts (pictures) and reels (videos): one kind of thing with votes and comments.
create table feed_items (
  id uuid primary key,
  kind text not null check (kind in ('post', 'reel')),
  farmer_id uuid not null references farmers (id) on delete cascade,
  description text not null,
  -- Our own media keys: {"photo": …, "small": …} or {"video": …, "poster": …}.
  media jsonb not null,
  blur text,
  crop text,
  state text,
  district text,
  total_likes integer not null default 0 check (total_likes >= 0),
  total_dislikes integer not null default 0 check (total_dislikes >= 0),
  total_comments integer not null default 0 check (total_comments >= 0),
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  advice_warning text
);
create index feed_items_newest on feed_items (kind, id desc) where removed_at is null;
create index feed_items_author on feed_items (farmer_id, kind, id desc);
create index feed_items_district on feed_items (kind, district, id desc) where removed_at is null;
create index feed_items_crop on feed_items (kind, crop, id desc) where removed_at is null;

-- One opinion a farmer and item; the totals follow in the same transaction, never by counting.
create table feed_votes (
  item_id uuid not null references feed_items (id) on delete cascade,
  farmer_id uuid not null references farmers (id) on delete cascade,
  value smallint not null check (value in (1, -1)),
  voted_at timestamptz not null default now(),
  primary key (item_id, farmer_id)
);
create index feed_votes_farmer on feed_votes (farmer_id, value, item_id desc);

create table feed_comments (
  id uuid primary key,
  item_id uuid not null references feed_items (id) on delete cascade,
  farmer_id uuid not null references farmers (id) on delete cascade,
  text text not null,
  created_at timestamptz not null
);
create index feed_comments_item on feed_comments (item_id, id desc);
create index feed_comments_farmer on feed_comments (farmer_id);

create function keep_vote_totals() returns trigger language plpgsql as $$
declare
  item uuid := coalesce(new.item_id, old.item_id);
  likes integer := 0;
  dislikes integer := 0;
begin
  if tg_op <> 'DELETE' then
    if new.value = 1 then likes := likes + 1; else dislikes := dislikes + 1; end if;
  end if;
  if tg_op <> 'INSERT' then
    if old.value = 1 then likes := likes - 1; else dislikes := dislikes - 1; end if;
  end if;
  if likes <> 0 or dislikes <> 0 then
    update feed_items
    set total_likes = total_likes + likes, total_dislikes = total_dislikes + dislikes
    where id = item;
  end if;
  return null;
end $$;
create trigger feed_votes_totals after insert or update or delete on feed_votes
for each row execute function keep_vote_totals();

create function keep_comment_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update feed_items set total_comments = total_comments + 1 where id = new.item_id;
  else
    update feed_items set total_comments = total_comments - 1 where id = old.item_id;
  end if;
  return null;
end $$;
create trigger feed_comments_totals after insert or delete on feed_comments
for each row execute function keep_comment_totals();

-- A retry of the same press (same key) changes nothing more.
create table idempotency_keys (
  farmer_id uuid not null references farmers (id) on delete cascade,
  key text not null,
  created_at timestamptz not null default now(),
  primary key (farmer_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table feed_reports (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  item_id uuid references feed_items (id) on delete cascade,
  comment_id uuid references feed_comments (id) on delete cascade,
  reason text not null,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index feed_reports_open on feed_reports (created_at) where settled_at is null;

create table blocks (
  farmer_id uuid not null references farmers (id) on delete cascade,
  blocked_id uuid not null references farmers (id) on delete cascade,
  created_at timestamptz not null,
  primary key (farmer_id, blocked_id)
);

create table hidden_items (
  farmer_id uuid not null references farmers (id) on delete cascade,
  item_id uuid not null references feed_items (id) on delete cascade,
  primary key (farmer_id, item_id)
);

create table moderation_log (
  id uuid primary key,
  action text not null,
  subject text not null,
  note text,
  done_at timestamptz not null
);
