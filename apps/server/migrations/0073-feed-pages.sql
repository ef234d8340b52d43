-- A page of one author is read from the index alone, also of authors with much that was taken out of sight.
drop index feed_items_author;
create index feed_items_author on feed_items (farmer_id, kind, id desc) include (removed_at);
-- Few are suspended: whether an author is one of them is asked for every item shown.
create index farmers_suspended on farmers (id) where suspended_at is not null;
