-- The last good answer of each question asked of an outside service: shared by all processes, kept over
-- restarts, shown with its age when the service cannot be reached.
create table upstream_answers (
  key text primary key,
  answer jsonb not null,
  fetched_at timestamptz not null
);
create index upstream_answers_age on upstream_answers (fetched_at);
