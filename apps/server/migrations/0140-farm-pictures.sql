-- The picture of a field, an animal or an entry of a diary, one of each.
alter table planting_events add unique (farmer_id, id);
drop index planting_events_farmer;
alter table animal_events add unique (farmer_id, id);
drop index animal_events_farmer;

create table farm_pictures (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  field_id uuid,
  animal_id uuid,
  planting_event_id uuid,
  animal_event_id uuid,
  key text not null,
  -- A small square, for lists.
  small_key text not null,
  created_at timestamptz not null,
  check (num_nonnulls(field_id, animal_id, planting_event_id, animal_event_id) = 1),
  unique (farmer_id, field_id),
  unique (farmer_id, animal_id),
  unique (farmer_id, planting_event_id),
  unique (farmer_id, animal_event_id),
  foreign key (farmer_id, field_id) references fields (farmer_id, id) on delete cascade,
  foreign key (farmer_id, animal_id) references animals (farmer_id, id) on delete cascade,
  foreign key (farmer_id, planting_event_id) references planting_events (farmer_id, id) on delete cascade,
  foreign key (farmer_id, animal_event_id) references animal_events (farmer_id, id) on delete cascade
);
create index farm_pictures_key on farm_pictures (key);
create index farm_pictures_small_key on farm_pictures (small_key);
create trigger farm_pictures_deleted after delete on farm_pictures
for each row execute function remember_deletion('farmer_id', 'row');
