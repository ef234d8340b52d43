-- People who can sign in, and the devices they are signed in on.
create table farmers (
  id uuid primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  language text not null default 'en',
  created_at timestamptz not null,
  suspended_at timestamptz
);
create unique index farmers_email on farmers (lower(email));

-- One row a signed-in device: the family of its rotating refresh tokens.
create table sessions (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  refresh_hash text not null unique,
  -- The token before the present one: seeing it again means that somebody holds a copy.
  previous_hash text unique,
  revoked_at timestamptz
);
create index sessions_farmer on sessions (farmer_id);

create table password_resets (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  token_hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_farmer on password_resets (farmer_id);
