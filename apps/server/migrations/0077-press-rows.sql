-- What a press made: a retry of the same press makes the same row, so it is there once.
alter table idempotency_keys add column row_id uuid;
