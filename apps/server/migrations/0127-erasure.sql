-- Whose name stands in a notification for somebody else: it goes when that account goes.
alter table notifications add column from_id uuid references farmers (id) on delete cascade;
create index notifications_from on notifications (from_id) where from_id is not null;
update notifications n set from_id = f.id from farmers f
where n.event_key = 'follower:' || f.id::text;
update notifications n set from_id = c.farmer_id from feed_comments c
where n.kind = 'comment' and n.event_key = 'comment:' || c.id::text;
update notifications n set from_id = m.author_id from expert_messages m
where n.event_key in ('expert-answer:' || m.id::text, 'expert-question:' || m.id::text, 'follow-up:' || m.id::text);
update notifications n set from_id = i.advice_warned_by from feed_items i
where n.kind = 'advice-warning' and split_part(n.event_key, ':', 2) = i.id::text;

-- The log of moderation knows accounts by their ids alone; earlier rows had addresses, which outlived their accounts.
alter table moderation_log disable trigger moderation_log_grows;
update moderation_log l set subject = coalesce((select f.id::text from farmers f where lower(f.email) = lower(l.subject)), 'deleted account')
where l.subject like '%@%';
update moderation_log l set note = regexp_replace(l.note, '^\S+@\S+?(: |$)', '')
where l.action in ('warn', 'unwarn') and l.note ~ '^\S+@\S';
alter table moderation_log enable trigger moderation_log_grows;

-- What knows somebody by the address alone goes with the account, whoever deletes it.
create function forget_address() returns trigger language plpgsql as $$
begin
  delete from expert_invitations where lower(email) = lower(old.email);
  return null;
end $$;
create trigger farmers_forget_address after delete on farmers for each row execute function forget_address();
