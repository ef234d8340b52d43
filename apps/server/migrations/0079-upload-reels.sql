-- A finished upload knows the reel it became: sent again after a lost answer, under whatever key, it is no second one.
alter table uploads add column reel_id uuid;
