-- A notification taken off the list stays as a mark, so that its event is not told again.
alter table notifications add column removed_at timestamptz;
-- When it went out to the farmer's phones; null while it still has to, or there is no phone to send it to.
alter table notifications add column pushed_at timestamptz;
