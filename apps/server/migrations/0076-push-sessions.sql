-- A browser is told things as long as the session that asked for it is open: who signs a lost phone out silences it.
-- No reference: what was kept before has no session and goes on as it did.
alter table push_subscriptions add column session_id uuid;
