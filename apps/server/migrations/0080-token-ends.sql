-- Access tokens that name no session and were signed up to this moment are no good any more: the password was
-- changed, or everybody was signed out.
alter table farmers add column tokens_ended_at timestamptz;
