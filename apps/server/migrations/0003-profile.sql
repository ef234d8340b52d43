-- What a farmer tells about the farm, and where it lies. Null: never told.
create table profiles (
  farmer_id uuid primary key references farmers (id) on delete cascade,
  name text check (char_length(name) between 2 and 50),
  age smallint check (age between 18 and 120),
  contact text check (contact ~ '^[0-9]{10}$'),
  location text,
  land_acres double precision check (land_acres > 0 and land_acres <= 10000),
  land_type text not null default 'irrigated' check (land_type in ('irrigated', 'rainfed', 'dry')),
  crops text,
  livestock text,
  fertilizers text,
  pesticides text,
  irrigation text not null default 'sprinkler'
    check (irrigation in ('sprinkler', 'drip', 'manual', 'flood')),
  seed_brand text,
  annual_crops smallint check (annual_crops between 1 and 10),
  bio text,
  -- Media keys of the two sizes.
  picture_key text,
  small_picture_key text,
  saved_at timestamptz,
  place_lat double precision check (place_lat between -90 and 90),
  place_lon double precision check (place_lon between -180 and 180),
  place_city text,
  place_district text,
  place_state text
);

create table follows (
  follower_id uuid not null references farmers (id) on delete cascade,
  followed_id uuid not null references farmers (id) on delete cascade,
  created_at timestamptz not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_followed on follows (followed_id, created_at);
