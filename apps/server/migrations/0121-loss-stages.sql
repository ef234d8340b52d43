-- Where the crop was, and the hash of a photograph as it is kept beside that of the file as it was sent.
alter table losses add column stage text not null default 'standing';
alter table losses alter column stage drop default;
alter table loss_photos add column sha256_kept text not null default '';
alter table loss_photos alter column sha256_kept drop default;
-- Sums between two days.
create index expenses_farmer_date on expenses (farmer_id, date) where deleted_at is null;
create index incomes_farmer_date on incomes (farmer_id, date) where deleted_at is null;
