-- Invitations to answer as an expert, each good for one account; the letter holds what the hash is made of.
create table expert_invitations (
  id uuid primary key,
  email text not null,
  fields text[] not null,
  languages text[] not null,
  experience text,
  token_hash text not null unique,
  invited_by uuid references farmers (id) on delete set null,
  invited_at timestamptz not null,
  expires_at timestamptz not null
);
create index expert_invitations_by on expert_invitations (invited_by) where invited_by is not null;
