-- The sweep for what is due looks at days, over all farmers.
create index farm_tasks_due on farm_tasks (date) where completed_at is null;
create index loans_due on loans (end_date) where not is_paid and deleted_at is null;
create index expert_requests_worked on expert_requests (answered_at)
where status = 'answered' and worked is null and asked_if_worked_at is null;
