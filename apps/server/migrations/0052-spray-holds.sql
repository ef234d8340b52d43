-- A spray that was carried out keeps its waiting period when its finished task is deleted.
alter table sprays alter column task_id drop not null;
