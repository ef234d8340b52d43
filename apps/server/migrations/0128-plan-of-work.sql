-- Jobs of the crop guide that the farmer does not want for a planting, by their keys.
alter table plantings add column plan_refused text[] not null default '{}';
alter table plantings alter column plan_refused drop default;
