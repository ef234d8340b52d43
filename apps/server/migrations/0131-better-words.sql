-- Texts of the app that moderators accepted another wording for; shown over the locale files, without a new version.
-- Without the farmer who suggested it: their account may be deleted.
create table better_words (
  language text not null,
  -- The text in the locale file.
  present text not null,
  better text not null,
  accepted_at timestamptz not null,
  primary key (language, present)
);
insert into better_words (language, present, better, accepted_at)
select distinct on (language, present) language, present, better, decided_at from suggestions
where kind = 'translation' and status = 'accepted' and language <> 'en' and present <> better
order by language, present, decided_at desc;
