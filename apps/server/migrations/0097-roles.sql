-- What accounts may do for the installation. Experts have a table of their own, with fields and languages.
create table account_roles (
  farmer_id uuid not null references farmers (id) on delete cascade,
  role text not null check (role in ('operator', 'moderator')),
  granted_at timestamptz not null,
  primary key (farmer_id, role)
);
