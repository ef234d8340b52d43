-- Sprays and medicines with days to wait, for what may not be harvested or used yet.
create index planting_events_sprays on planting_events (farmer_id, date) where kind = 'spray';
create index animal_events_medicines on animal_events (farmer_id, date)
where kind in ('medicine', 'deworming', 'vaccination');
