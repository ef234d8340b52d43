-- The phone's own name of a scan made without a network: sent twice, it is kept once.
alter table scans add column key uuid;
create unique index scans_key on scans (farmer_id, key) where key is not null;
