create table pumps (
  farmer_id uuid primary key references farmers (id) on delete cascade,
  discharge_lps double precision,
  power_hp double precision,
  lift_m double precision,
  power_from text,
  power_to text
);

create table waterings (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  crop_type text not null,
  date date not null,
  volume_m3 double precision not null check (volume_m3 > 0),
  created_at timestamptz not null
);
create index waterings_farmer on waterings (farmer_id, date desc);
