-- When the farmer opened the link that was sent to the address, or another letter's link that proves as much.
alter table farmers add column email_confirmed_at timestamptz;
-- A browser's own random name, as a keyed hash: a sign-in from a browser that is not among them is told by mail.
alter table sessions add column device_hash text;
