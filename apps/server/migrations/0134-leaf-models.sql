-- Models of the leaf classifier that an operator has put in beside the shipped one. Pieces of a file are read alone, so it is
-- stored outside the row and uncompressed (it is gzipped already).
create table leaf_models (
  version text primary key,
  manifest jsonb not null,
  card text not null,
  model bytea not null,
  installed_at timestamptz not null
);
alter table leaf_models alter column model set storage external;
-- Which one answers: the newest row counts, null is the shipped one.
create table leaf_model_choices (
  id uuid primary key,
  version text references leaf_models (version),
  chosen_at timestamptz not null
);
