-- Room on each page, so that a vote rewrites its row where it is and touches no index.
alter table feed_items set (fillfactor = 80);
alter table feed_votes set (fillfactor = 90);
drop index feed_votes_farmer;
create index feed_votes_farmer on feed_votes (farmer_id, item_id desc);

-- A vote that was taken back stays as a row with 0 for a while: the next press changes it where it is. `was` is what
-- it was before the last press.
alter table feed_votes add column was smallint not null default 0;
alter table feed_votes drop constraint feed_votes_value_check;
alter table feed_votes add constraint feed_votes_value_check check (value in (1, 0, -1));

-- Votes come in by press_vote alone, which counts them; what leaves with its farmer is counted here.
drop trigger feed_votes_totals on feed_votes;
create or replace function keep_vote_totals() returns trigger language plpgsql as $$
begin
  update feed_items
  set total_likes = total_likes - (old.value = 1)::integer,
    total_dislikes = total_dislikes - (old.value = -1)::integer
  where id = old.item_id;
  return null;
end $$;
create trigger feed_votes_totals after delete on feed_votes
for each row when (old.value <> 0) execute function keep_vote_totals();

-- A press of like (1) or dislike (-1) in one round trip: the same press again takes it back, the other one replaces
-- it. A key that this farmer used before changes nothing. The vote's row orders the presses of one farmer, the item's
-- row those of all, so totals and answer belong together. Fails with no_data_found when there is no such item in sight.
create function press_vote(the_item uuid, the_kind text, the_voter uuid, the_value smallint, the_key text)
returns table (total_likes integer, total_dislikes integer, vote smallint) language plpgsql as $$
#variable_conflict use_column
declare
  old_vote smallint := 0;
  new_vote smallint := 0;
  counts boolean := true;
begin
  if the_key is not null then
    insert into idempotency_keys (farmer_id, key) values (the_voter, the_key) on conflict do nothing;
    counts := found;
  end if;
  if counts then
    update feed_votes
    set was = value, value = case when value = the_value then 0 else the_value end, voted_at = now()
    where item_id = the_item and farmer_id = the_voter returning was, value into old_vote, new_vote;
    if not found then
      insert into feed_votes as v (item_id, farmer_id, value)
      select i.id, the_voter, the_value from feed_items i where i.id = the_item
      on conflict (item_id, farmer_id) do update
      set was = v.value, value = case when v.value = the_value then 0 else the_value end, voted_at = now()
      returning was, value into old_vote, new_vote;
    end if;
  else
    select value, value into old_vote, new_vote from feed_votes where item_id = the_item and farmer_id = the_voter;
  end if;
  return query
    update feed_items i
    set total_likes = i.total_likes + (new_vote is not distinct from 1)::integer - (old_vote is not distinct from 1)::integer,
      total_dislikes = i.total_dislikes + (new_vote is not distinct from -1)::integer - (old_vote is not distinct from -1)::integer
    where i.id = the_item and i.kind = the_kind and i.removed_at is null
    returning i.total_likes, i.total_dislikes, coalesce(new_vote, 0::smallint);
  if not found then
    raise no_data_found;
  end if;
end $$;
