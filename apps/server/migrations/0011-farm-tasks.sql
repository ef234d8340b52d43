create table farm_tasks (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  task_name text not null,
  date date not null,
  -- The day whose calendar a recurrence follows: the 31st stays the 31st after a shorter month.
  anchor_date date not null,
  time text,
  priority text not null,
  recurrence text not null,
  notes text not null,
  source text,
  crop text,
  completed_at timestamptz,
  -- The task whose completion made this one: at most one successor each.
  predecessor_id uuid unique references farm_tasks (id) on delete set null,
  -- Set once a person changed or finished it; an untouched successor goes when its cause is undone.
  touched boolean not null default false,
  created_at timestamptz not null
);
create index farm_tasks_farmer on farm_tasks (farmer_id, id);

-- The private address under which a phone's calendar reads the tasks.
create table calendar_feeds (
  farmer_id uuid primary key references farmers (id) on delete cascade,
  token text not null unique,
  created_at timestamptz not null
);
