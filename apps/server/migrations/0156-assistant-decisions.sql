-- Consent to send figures of the farm to a language model is written down like the others: each decision with the
-- version of the text and the time. The present one stays in assistant_consents. Ids are ordered by time (version 7).
alter table privacy_decisions drop constraint privacy_decisions_subject_check;
alter table privacy_decisions add constraint privacy_decisions_subject_check
  check (subject in ('notice', 'sharing', 'age', 'training', 'assistant'));
insert into privacy_decisions (id, farmer_id, subject, allowed, decided_at)
select (lpad(to_hex((extract(epoch from decided_at) * 1000)::bigint), 12, '0') || '7' || substr(md5(farmer_id::text), 1, 3)
    || '8' || substr(md5(farmer_id::text), 4, 15))::uuid, farmer_id, 'assistant', books, decided_at
from assistant_consents;
