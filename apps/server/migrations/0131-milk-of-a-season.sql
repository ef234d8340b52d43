-- Litres between two days, without reading the other entries of the herd.
create index animal_events_milk on animal_events (farmer_id, date) include (amount) where kind = 'milk';
