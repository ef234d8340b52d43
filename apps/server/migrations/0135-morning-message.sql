-- When a farmer wants to hear the first two lines of Today (HH:MM in India); null for never.
alter table notification_settings add column morning_at text;
create index notification_settings_morning on notification_settings (morning_at, farmer_id) where morning_at is not null;
