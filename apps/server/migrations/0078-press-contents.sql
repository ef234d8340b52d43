-- What a press brought, as a hash: something else under the same key is refused instead of being taken for a retry.
alter table idempotency_keys add column content text;
