-- A third subject of decisions: 'age', where `allowed` says that the farmer is 18 or older.
alter table privacy_decisions drop constraint privacy_decisions_subject_check;
alter table privacy_decisions add constraint privacy_decisions_subject_check
  check (subject in ('notice', 'sharing', 'age'));
