-- What each farmer was shown and decided about personal data; the newest row of a subject counts, older ones stay as
-- proof. Subjects: 'notice' (agreed to this version; null where a sign-up named none), 'sharing' (may other farmers
-- see the profile and what was posted).
create table privacy_decisions (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  subject text not null check (subject in ('notice', 'sharing')),
  allowed boolean not null,
  notice_version text,
  decided_at timestamptz not null
);
create index privacy_decisions_farmer on privacy_decisions (farmer_id, subject, id desc);

-- Since when other farmers see neither profile, posts nor comments of an account, and it posts nothing.
alter table farmers add column hidden_at timestamptz;
