-- What became of background work, whichever process did it; failures are kept for 30 days.
create table job_states (
  name text primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  succeeded_at timestamptz,
  runs bigint not null default 1,
  failures bigint not null default 0
);
create table job_failures (
  name text not null,
  failed_at timestamptz not null,
  reason text not null,
  primary key (name, failed_at)
);

-- Price files that an operator has uploaded: read without storing first, then stored. The content goes once it is stored.
create table price_files (
  id uuid primary key,
  name text not null,
  bytes bigint not null,
  content bytea,
  status text not null check (status in ('checked', 'importing', 'imported', 'failed')),
  tally jsonb not null,
  failure text,
  uploaded_by uuid references farmers (id) on delete set null,
  uploaded_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz
);
create index price_files_by on price_files (uploaded_by) where uploaded_by is not null;
