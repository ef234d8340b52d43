-- Which expert said that the advice in `advice_warning` may be wrong, and when.
alter table feed_items
  add column advice_warned_by uuid references farmers (id) on delete set null,
  add column advice_warned_at timestamptz;
create index feed_items_warned_by on feed_items (advice_warned_by) where advice_warned_by is not null;
