-- Links by which somebody may read a diary for some days. The code of a link is computed from its id by a key of the
-- installation and is stored nowhere.
create table shares (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  -- Null: the herd.
  planting_id uuid,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (farmer_id, planting_id) references plantings (farmer_id, id) on delete cascade
);
create index shares_farmer on shares (farmer_id, id desc);
create index shares_planting on shares (planting_id) where planting_id is not null;
create trigger shares_deleted after delete on shares
for each row execute function remember_deletion('farmer_id', 'row');
