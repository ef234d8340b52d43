-- What processes measured of themselves, by minute, hour and day: counts that add up over processes.
create table health_samples (
  span text not null check (span in ('minute', 'hour', 'day')),
  at timestamptz not null,
  process uuid not null,
  measures jsonb not null,
  primary key (span, at, process)
);
