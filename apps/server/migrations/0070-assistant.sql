-- Conversations with the assistant. A session of nobody (farmer_id null) belongs to whoever holds its id.
create table chat_sessions (
  id uuid primary key,
  farmer_id uuid references farmers (id) on delete cascade,
  created_at timestamptz not null,
  last_at timestamptz not null
);
create index chat_sessions_farmer on chat_sessions (farmer_id, id desc);
create index chat_sessions_idle on chat_sessions (last_at) where farmer_id is null;

create table chat_turns (
  id uuid primary key,
  session_id uuid not null references chat_sessions (id) on delete cascade,
  question text not null,
  reply text not null,
  sources jsonb not null,
  created_at timestamptz not null
);
create index chat_turns_session on chat_turns (session_id, id);
