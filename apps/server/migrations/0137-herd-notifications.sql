-- The day in India on which a farmer's herd was looked at last for what is due.
alter table farmers add column herd_checked_on date;
-- Whoever wants no notice of work wants none of the herd's.
update notification_settings set muted_kinds = array_append(muted_kinds, 'herd-due')
where 'task-due' = any (muted_kinds) and not 'herd-due' = any (muted_kinds);
