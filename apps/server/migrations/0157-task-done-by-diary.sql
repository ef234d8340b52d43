-- Whether an entry of its planting's diary finished a task of the plan of work; taking the entry back opens the task again.
alter table farm_tasks add column done_by_diary boolean not null default false;
