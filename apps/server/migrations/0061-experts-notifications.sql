create table experts (
  farmer_id uuid primary key references farmers (id) on delete cascade,
  fields text[] not null,
  languages text[] not null,
  experience text,
  added_at timestamptz not null
);

create table expert_requests (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  field text not null,
  language text not null,
  query text not null,
  photo_key text,
  status text not null default 'pending' check (status in ('pending', 'answered', 'closed')),
  expert_id uuid references farmers (id) on delete set null,
  claimed_at timestamptz,
  answered_at timestamptz,
  worked boolean,
  -- When all suitable experts were mailed because nobody had taken it.
  mailed_at timestamptz,
  asked_if_worked_at timestamptz,
  created_at timestamptz not null
);
create index expert_requests_farmer on expert_requests (farmer_id, id desc);
create index expert_requests_open on expert_requests (created_at) where status = 'pending';

-- The conversation under a request: answers, questions back, follow-ups.
create table expert_messages (
  id uuid primary key,
  request_id uuid not null references expert_requests (id) on delete cascade,
  author_id uuid references farmers (id) on delete set null,
  kind text not null check (kind in ('answer', 'question', 'follow-up')),
  text text not null,
  created_at timestamptz not null
);
create index expert_messages_request on expert_messages (request_id, id);

create table notifications (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  kind text not null,
  -- Figures and names that the sentence in the reader's language is made from.
  payload jsonb not null,
  link text,
  -- One event makes one notification, however many processes see it.
  event_key text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (farmer_id, event_key)
);
create index notifications_farmer on notifications (farmer_id, id desc);
create index notifications_unread on notifications (farmer_id) where read_at is null;

create table notification_settings (
  farmer_id uuid primary key references farmers (id) on delete cascade,
  muted_kinds text[] not null default '{}',
  quiet_from text,
  quiet_to text
);

create table push_subscriptions (
  endpoint text primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  keys jsonb not null,
  created_at timestamptz not null
);
create index push_subscriptions_farmer on push_subscriptions (farmer_id);
