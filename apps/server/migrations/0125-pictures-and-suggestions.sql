-- Difference hashes (64 bits) of pictures: of what is shared, and of pictures that moderators want to recognise.
alter table feed_items add column picture_hash bit(64);
create table known_pictures (
  id uuid primary key,
  hash bit(64) not null,
  item_id uuid references feed_items (id) on delete set null,
  why text,
  added_by uuid references farmers (id) on delete set null,
  added_at timestamptz not null
);
create index known_pictures_item on known_pictures (item_id) where item_id is not null;
create index known_pictures_by on known_pictures (added_by) where added_by is not null;

-- Better words that farmers suggest for texts of the app and for names of places.
create table suggestions (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  kind text not null check (kind in ('translation', 'place')),
  language text not null,
  -- What stands there now, and what should.
  present text not null,
  better text not null,
  note text,
  status text not null default 'open' check (status in ('open', 'accepted', 'refused')),
  decided_by uuid references farmers (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null
);
create index suggestions_farmer on suggestions (farmer_id, id desc);
create index suggestions_status on suggestions (status, id desc);
create index suggestions_decided_by on suggestions (decided_by) where decided_by is not null;
create trigger suggestions_deleted after delete on suggestions
for each row execute function remember_deletion('farmer_id', 'row');
