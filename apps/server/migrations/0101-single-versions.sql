-- When the farmer changed last what there is one of: where the fields lie, the pump, what the bell tells. A profile
-- has `saved_at`.
alter table profiles add column place_updated_at timestamptz;
update profiles set place_updated_at = date_trunc('milliseconds', now()) where place_lat is not null;
update profiles set saved_at = date_trunc('milliseconds', saved_at) where saved_at is not null;
alter table pumps add column updated_at timestamptz not null default date_trunc('milliseconds', now());
alter table notification_settings add column updated_at timestamptz not null default date_trunc('milliseconds', now());
