-- Whose each stored file is and how large. Files that lay here before are added by the nightly cleaning.
create table stored_files (
  key text primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  bytes bigint not null check (bytes >= 0),
  stored_at timestamptz not null
);
create index stored_files_farmer on stored_files (farmer_id) include (key, bytes);

-- Bytes of the pieces that lie here; none when the video has its place.
alter table uploads add column held bigint not null default 0;
update uploads u set held =
  coalesce((select sum(octet_length(content)) from upload_pieces p where p.upload_id = u.id), 0);
create index uploads_held on uploads (touched_at) include (held) where held > 0;
