-- Questions that the assistant refused or did not help with, grouped by their content words, and the answer that an
-- expert gives to each group. Wordings hold no names, numbers or addresses of people.
create table assistant_questions (
  id uuid primary key,
  -- Hash of language and sorted stems.
  group_key text not null unique,
  language text not null,
  wordings text[] not null,
  asked integer not null default 0,
  not_helped integer not null default 0,
  first_asked_at timestamptz not null,
  last_asked_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'answered', 'released', 'withdrawn')),
  title text,
  answer text,
  answer_language text,
  sources jsonb not null default '[]',
  -- Who wrote the answer, or corrected it last.
  author_id uuid references farmers (id) on delete set null,
  answered_at timestamptz,
  updated_at timestamptz,
  released_at timestamptz,
  check (status = 'waiting' or (title is not null and answer is not null and answer_language is not null))
);
create index assistant_questions_order on assistant_questions (asked desc, id desc);
create index assistant_questions_by_status on assistant_questions (status, asked desc, id desc);
create index assistant_questions_author on assistant_questions (author_id);

-- Each conversation counts once for a question.
create table assistant_question_sessions (
  session_id uuid not null references chat_sessions (id) on delete cascade,
  question_id uuid not null references assistant_questions (id) on delete cascade,
  not_helped boolean not null,
  primary key (session_id, question_id)
);
create index assistant_question_sessions_question on assistant_question_sessions (question_id);

-- Counts up in the transaction of every change to what is released; one row, so that versions commit in order.
create table released_answers (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into released_answers (version) values (0);

-- What would be put before experts if the answer did not help (null: never, as in an emergency), and whether it did.
alter table chat_turns add column for_experts text;
alter table chat_turns add column language text;
alter table chat_turns add column helped boolean;
