-- A small square of each photograph of a loss, for lists; photographs from before have none.
alter table loss_photos add column small_key text;
create index loss_photos_small_key on loss_photos (small_key);
