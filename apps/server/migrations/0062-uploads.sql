-- Videos on their way up: each piece counts once it is kept, so a cut line costs one piece at most.
create table uploads (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  length bigint not null,
  received bigint not null default 0,
  created_at timestamptz not null,
  touched_at timestamptz not null
);
create index uploads_touched on uploads (touched_at);
create index uploads_farmer on uploads (farmer_id);
create table upload_pieces (
  upload_id uuid not null references uploads (id) on delete cascade,
  starts_at bigint not null,
  content bytea not null,
  primary key (upload_id, starts_at)
);
