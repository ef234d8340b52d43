-- The entry of a diary that wrote an expense or an income. The money outlives the entry, unless it is deleted with it.
alter table expenses add column planting_event_id uuid, add column animal_event_id uuid,
  add foreign key (farmer_id, planting_event_id) references planting_events (farmer_id, id) on delete set null (planting_event_id),
  add foreign key (farmer_id, animal_event_id) references animal_events (farmer_id, id) on delete set null (animal_event_id);
create index expenses_planting_event on expenses (planting_event_id) where planting_event_id is not null;
create index expenses_animal_event on expenses (animal_event_id) where animal_event_id is not null;
alter table incomes add column planting_event_id uuid, add column animal_event_id uuid,
  add foreign key (farmer_id, planting_event_id) references planting_events (farmer_id, id) on delete set null (planting_event_id),
  add foreign key (farmer_id, animal_event_id) references animal_events (farmer_id, id) on delete set null (animal_event_id);
create index incomes_planting_event on incomes (planting_event_id) where planting_event_id is not null;
create index incomes_animal_event on incomes (animal_event_id) where animal_event_id is not null;
