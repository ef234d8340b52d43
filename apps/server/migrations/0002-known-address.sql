-- Where a device signed in, as a keyed hash: an account under attack still opens from where it is known.
alter table sessions add column address_hash text;
create index sessions_address on sessions (farmer_id, address_hash);
