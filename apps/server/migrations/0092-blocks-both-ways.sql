-- A block holds both ways: who blocked the viewer is looked up too.
create index blocks_blocked on blocks (blocked_id, farmer_id);

-- One account counts once among the open reports of one thing.
delete from feed_reports r using feed_reports earlier
where r.settled_at is null and earlier.settled_at is null and earlier.id < r.id
  and earlier.farmer_id = r.farmer_id and coalesce(earlier.item_id, earlier.comment_id) = coalesce(r.item_id, r.comment_id);
create unique index feed_reports_once on feed_reports (farmer_id, coalesce(item_id, comment_id)) where settled_at is null;

-- As in 0075; votes between two of whom one has blocked the other find no such item.
create or replace function press_votes(the_kind text, items uuid[], voters uuid[], wishes smallint[], keys text[])
returns table (place integer, total_likes integer, total_dislikes integer, vote smallint) language plpgsql as $$
#variable_conflict use_column
declare
  press record;
  old_vote smallint;
  new_vote smallint;
  counts boolean;
begin
  perform 1 from feed_items i where i.id = any (items) and i.kind = the_kind and i.removed_at is null
  order by i.id for no key update;
  for press in
    select p.item, p.voter, p.wish, p.key, p.place
    from unnest(items, voters, wishes, keys) with ordinality as p (item, voter, wish, key, place)
    join feed_items i on i.id = p.item and i.kind = the_kind and i.removed_at is null
    where not exists (select 1 from blocks b where b.farmer_id = p.voter and b.blocked_id = i.farmer_id)
      and not exists (select 1 from blocks b where b.farmer_id = i.farmer_id and b.blocked_id = p.voter)
    order by p.item, p.voter, p.place
  loop
    counts := true;
    if press.key is not null then
      insert into idempotency_keys (farmer_id, key) values (press.voter, press.key) on conflict do nothing;
      counts := found;
    end if;
    if counts then
      update feed_votes
      set was = value, value = case when value = press.wish then 0 else press.wish end, voted_at = now()
      where item_id = press.item and farmer_id = press.voter returning was, value into old_vote, new_vote;
      if not found then
        insert into feed_votes as v (item_id, farmer_id, value) values (press.item, press.voter, press.wish)
        on conflict (item_id, farmer_id) do update
        set was = v.value, value = case when v.value = press.wish then 0 else press.wish end, voted_at = now()
        returning was, value into old_vote, new_vote;
      end if;
      update feed_items i
      set total_likes = i.total_likes + (new_vote = 1)::integer - (old_vote = 1)::integer,
        total_dislikes = i.total_dislikes + (new_vote = -1)::integer - (old_vote = -1)::integer
      where i.id = press.item
      returning i.total_likes, i.total_dislikes into total_likes, total_dislikes;
    else
      select coalesce(max(v.value), 0) into new_vote from feed_votes v
      where v.item_id = press.item and v.farmer_id = press.voter;
      select i.total_likes, i.total_dislikes into total_likes, total_dislikes from feed_items i
      where i.id = press.item;
    end if;
    place := press.place;
    vote := new_vote;
    return next;
  end loop;
end $$;
