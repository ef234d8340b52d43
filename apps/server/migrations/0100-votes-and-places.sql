-- Votes that arrive together, of posts or of reels, in one transaction, each set or toggled. Items are locked in the
-- order of their ids before the first vote is touched, so that two servers never wait for each other; of two farmers
-- of whom one has blocked the other neither finds the other's items. Answers one row for each vote whose item is in sight.
create function cast_votes(the_kind text, items uuid[], voters uuid[], wishes smallint[], sets boolean[])
returns table (place integer, total_likes integer, total_dislikes integer, vote smallint) language plpgsql as $$
#variable_conflict use_column
declare
  wanted record;
  old_vote smallint;
  new_vote smallint;
begin
  perform 1 from feed_items i where i.id = any (items) and i.kind = the_kind and i.removed_at is null
  order by i.id for no key update;
  for wanted in
    select w.item, w.voter, w.wish, w.fixed, w.place
    from unnest(items, voters, wishes, sets) with ordinality as w (item, voter, wish, fixed, place)
    join feed_items i on i.id = w.item and i.kind = the_kind and i.removed_at is null
    where not exists (select 1 from blocks b where b.farmer_id = w.voter and b.blocked_id = i.farmer_id)
      and not exists (select 1 from blocks b where b.farmer_id = i.farmer_id and b.blocked_id = w.voter)
    order by w.item, w.voter, w.place
  loop
    update feed_votes
    set was = value, value = case when value = wanted.wish and not wanted.fixed then 0 else wanted.wish end, voted_at = now()
    where item_id = wanted.item and farmer_id = wanted.voter returning was, value into old_vote, new_vote;
    if not found then
      insert into feed_votes as v (item_id, farmer_id, value) values (wanted.item, wanted.voter, wanted.wish)
      on conflict (item_id, farmer_id) do update
      set was = v.value, value = case when v.value = wanted.wish and not wanted.fixed then 0 else wanted.wish end, voted_at = now()
      returning was, value into old_vote, new_vote;
    end if;
    update feed_items i
    set total_likes = i.total_likes + (new_vote = 1)::integer - (old_vote = 1)::integer,
      total_dislikes = i.total_dislikes + (new_vote = -1)::integer - (old_vote = -1)::integer
    where i.id = wanted.item
    returning i.total_likes, i.total_dislikes into total_likes, total_dislikes;
    place := wanted.place;
    vote := new_vote;
    return next;
  end loop;
end $$;
drop function press_votes;
-- Their keys go, too: what is made has ids, and what is toggled has a call beside it that sets it.
drop table idempotency_keys;

-- Where a post, reel or comment stands among the others: the order in which they came, whatever time is in an id that
-- a phone made.
alter table feed_items add column place uuid;
update feed_items set place = id;
alter table feed_items alter column place set not null;
drop index feed_items_newest;
drop index feed_items_author;
drop index feed_items_district;
drop index feed_items_crop;
create index feed_items_newest on feed_items (kind, place desc) where removed_at is null;
create index feed_items_author on feed_items (farmer_id, kind, place desc) include (removed_at);
create index feed_items_district on feed_items (kind, district, place desc) where removed_at is null;
create index feed_items_crop on feed_items (kind, crop, place desc) where removed_at is null;

alter table feed_comments add column place uuid;
update feed_comments set place = id;
alter table feed_comments alter column place set not null;
drop index feed_comments_item;
create index feed_comments_item on feed_comments (item_id, place desc);

-- What the server names itself stands where its id puts it.
create function stand_by_id() returns trigger language plpgsql as $$
begin
  new.place := coalesce(new.place, new.id);
  return new;
end $$;
create trigger feed_items_place before insert on feed_items for each row execute function stand_by_id();
create trigger feed_comments_place before insert on feed_comments for each row execute function stand_by_id();
