create table scans (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  label text,
  crop text,
  verdict text not null,
  severity text not null,
  confidence double precision not null check (confidence between 0 and 1),
  picture_key text not null,
  small_picture_key text not null,
  created_at timestamptz not null
);
create index scans_farmer on scans (farmer_id, id);

-- A planned spray: until harvest_from the crop must not be harvested. It goes with its task.
create table sprays (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  task_id uuid not null unique references farm_tasks (id) on delete cascade,
  label text not null,
  crop text not null,
  chemical text not null,
  date date not null,
  harvest_from date not null
);
create index sprays_farmer on sprays (farmer_id, harvest_from);
