-- Whether a farmer lets the language model behind the assistant see figures of the farm; no row before it was asked.
create table assistant_consents (
  farmer_id uuid primary key references farmers (id) on delete cascade,
  books boolean not null,
  decided_at timestamptz not null
);
