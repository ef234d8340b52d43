-- The farm itself. Whatever names another record names its farmer too, so that nobody's record can point at another
-- farmer's; what names a record that is deleted stays and names none.
create table fields (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  name text not null,
  area double precision not null check (area > 0),
  area_unit text not null,
  -- English name of the state whose bigha or katha it is.
  area_state text,
  area_acres double precision not null check (area_acres > 0),
  soil text,
  irrigation text,
  lat double precision,
  lon double precision,
  -- [[latitude, longitude], …] in degrees.
  boundary jsonb,
  boundary_accuracy_m double precision,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (farmer_id, id)
);

create table plantings (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  field_id uuid,
  -- Id of the register of crops.
  crop text not null,
  variety text,
  sown_on date,
  area_acres double precision check (area_acres > 0),
  -- The farmer's own expectation; the crop calendar's is computed when it is read.
  expected_harvest date,
  status text not null,
  yield_quintals double precision check (yield_quintals >= 0),
  seed text,
  spacing text,
  -- A second or later harvest from the same roots, as of sugarcane.
  ratoon boolean not null,
  ended_on date,
  note text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (farmer_id, id),
  foreign key (farmer_id, field_id) references fields (farmer_id, id) on delete set null (field_id)
);
create index plantings_field on plantings (field_id) where field_id is not null;

create table planting_events (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  planting_id uuid not null,
  kind text not null,
  date date not null,
  amount double precision,
  unit text,
  note text not null,
  -- What only some kinds have, under its name on the wire.
  details jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (farmer_id, planting_id) references plantings (farmer_id, id) on delete cascade
);
create index planting_events_planting on planting_events (planting_id, id desc);
create index planting_events_farmer on planting_events (farmer_id);

create table animals (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  name text not null,
  tag text,
  species text not null,
  breed text,
  sex text,
  born_on date,
  -- More than one: a flock.
  count integer not null check (count > 0),
  dam_id uuid,
  lactation integer,
  note text not null,
  -- What the farmer does not want to be reminded of, by kind.
  quiet text[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (farmer_id, id),
  foreign key (farmer_id, dam_id) references animals (farmer_id, id) on delete set null (dam_id)
);
create index animals_dam on animals (dam_id) where dam_id is not null;

create table animal_events (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  animal_id uuid not null,
  kind text not null,
  date date not null,
  amount double precision,
  unit text,
  note text not null,
  details jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (farmer_id, animal_id) references animals (farmer_id, id) on delete cascade
);
create index animal_events_animal on animal_events (animal_id, id desc);
create index animal_events_farmer on animal_events (farmer_id);
-- What follows from the last of each kind; the entries of every day are most of the table and never asked for here.
create index animal_events_last on animal_events (farmer_id, animal_id, kind, date desc)
where kind not in ('milk', 'eggs', 'feed');

create table losses (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  planting_id uuid,
  cause text not null,
  happened_at timestamptz not null,
  reported_at timestamptz,
  -- Null: the farmer has not said.
  insured boolean,
  policy_number text,
  insurer text,
  bank text,
  survey_number text,
  estimate_percent double precision check (estimate_percent between 0 and 100),
  note text not null,
  -- [{who, at, number}, …]: whom the farmer told, when, and under which number.
  told jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (farmer_id, id),
  foreign key (farmer_id, planting_id) references plantings (farmer_id, id) on delete set null (planting_id)
);
create index losses_planting on losses (planting_id) where planting_id is not null;
create index losses_open on losses (happened_at) where reported_at is null;

create table loss_photos (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  loss_id uuid not null,
  key text not null,
  -- Of the file as it was sent.
  sha256 text not null,
  taken_at timestamptz,
  lat double precision,
  lon double precision,
  -- Degrees from north in which the camera looked.
  heading double precision,
  created_at timestamptz not null,
  foreign key (farmer_id, loss_id) references losses (farmer_id, id) on delete cascade
);
create index loss_photos_loss on loss_photos (loss_id, id);
create index loss_photos_farmer on loss_photos (farmer_id);
create index loss_photos_key on loss_photos (key);

alter table expenses add column planting_id uuid, add column animal_id uuid,
  add foreign key (farmer_id, planting_id) references plantings (farmer_id, id) on delete set null (planting_id),
  add foreign key (farmer_id, animal_id) references animals (farmer_id, id) on delete set null (animal_id);
create index expenses_planting on expenses (planting_id) where planting_id is not null;
create index expenses_animal on expenses (animal_id) where animal_id is not null;
alter table incomes add column planting_id uuid, add column animal_id uuid,
  add foreign key (farmer_id, planting_id) references plantings (farmer_id, id) on delete set null (planting_id),
  add foreign key (farmer_id, animal_id) references animals (farmer_id, id) on delete set null (animal_id);
create index incomes_planting on incomes (planting_id) where planting_id is not null;
create index incomes_animal on incomes (animal_id) where animal_id is not null;
alter table farm_tasks add column planting_id uuid,
  add foreign key (farmer_id, planting_id) references plantings (farmer_id, id) on delete set null (planting_id);
create index farm_tasks_planting on farm_tasks (planting_id) where planting_id is not null;
alter table waterings add column planting_id uuid,
  add foreign key (farmer_id, planting_id) references plantings (farmer_id, id) on delete set null (planting_id);
create index waterings_planting on waterings (planting_id) where planting_id is not null;
alter table scans add column planting_id uuid,
  add foreign key (farmer_id, planting_id) references plantings (farmer_id, id) on delete set null (planting_id);
create index scans_planting on scans (planting_id) where planting_id is not null;

create trigger fields_deleted after delete on fields
for each row execute function remember_deletion('farmer_id', 'row');
create trigger plantings_deleted after delete on plantings
for each row execute function remember_deletion('farmer_id', 'row');
create trigger planting_events_deleted after delete on planting_events
for each row execute function remember_deletion('farmer_id', 'row');
create trigger animals_deleted after delete on animals
for each row execute function remember_deletion('farmer_id', 'row');
create trigger animal_events_deleted after delete on animal_events
for each row execute function remember_deletion('farmer_id', 'row');
create trigger losses_deleted after delete on losses
for each row execute function remember_deletion('farmer_id', 'row');
create trigger loss_photos_deleted after delete on loss_photos
for each row execute function remember_deletion('farmer_id', 'row');
