-- Consent of its own to giving kept scans for training; notice_version is the version of the text that was shown for it.
alter table privacy_decisions drop constraint privacy_decisions_subject_check;
alter table privacy_decisions add constraint privacy_decisions_subject_check
  check (subject in ('notice', 'sharing', 'age', 'training'));
-- The place to a tenth of a degree, stored only under that consent, and what an expert or a laboratory said later.
alter table scans
  add column place_lat double precision check (place_lat between -90 and 90),
  add column place_lon double precision check (place_lon between -180 and 180),
  add column word_by text check (word_by in ('expert', 'lab')),
  add column word_label text,
  add column word_at timestamptz,
  add check ((word_by is null) = (word_label is null) and (word_by is null) = (word_at is null));
create index scans_word on scans (id) where word_label is not null;
-- A withdrawal takes the places with it.
create function forget_places_of_scans() returns trigger language plpgsql as $$
begin
  update scans set place_lat = null, place_lon = null
  where farmer_id = new.farmer_id and place_lat is not null;
  return null;
end $$;
create trigger training_withdrawn after insert on privacy_decisions
for each row when (new.subject = 'training' and not new.allowed)
execute function forget_places_of_scans();
