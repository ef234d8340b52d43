-- How each process found the providers; read together by operators.
create table provider_states (
  name text not null,
  process uuid not null,
  open boolean not null,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure text,
  seen_at timestamptz not null,
  primary key (name, process)
);
