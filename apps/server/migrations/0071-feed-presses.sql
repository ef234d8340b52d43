-- Room on each page, so that a vote rewrites its row where it is and touches no index.
alter table feed_items set (fillfactor = 90);
alter table feed_votes set (fillfactor = 90);

-- A press of like (1) or dislike (-1) in one round trip: the same press again takes it back, the other one replaces
-- it. A key that this farmer used before changes nothing. No row when there is no such item in sight.
create function press_vote(the_item uuid, the_kind text, the_voter uuid, the_value smallint, the_key text)
returns table (total_likes integer, total_dislikes integer, vote smallint) language plpgsql as $$
#variable_conflict use_column
declare
  now_vote smallint;
begin
  -- The item's row is the lock that orders all presses on it, so totals and answer belong together.
  perform 1 from feed_items where id = the_item and kind = the_kind and removed_at is null for no key update;
  if not found then return; end if;
  if the_key is not null then
    insert into idempotency_keys (farmer_id, key) values (the_voter, the_key) on conflict do nothing;
  end if;
  if the_key is null or found then
    delete from feed_votes where item_id = the_item and farmer_id = the_voter and value = the_value;
    if not found then
      insert into feed_votes (item_id, farmer_id, value) values (the_item, the_voter, the_value)
      on conflict (item_id, farmer_id) do update set value = excluded.value, voted_at = now();
      now_vote := the_value;
    end if;
  else
    select value into now_vote from feed_votes where item_id = the_item and farmer_id = the_voter;
  end if;
  return query select i.total_likes, i.total_dislikes, now_vote from feed_items i where i.id = the_item;
end $$;
