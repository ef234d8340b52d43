-- What of keeping animals an expense paid, so that the cost of feed for a litre of milk can be told apart; without an animal it is of the whole herd.
alter table expenses add column livestock_cost text check (livestock_cost in ('feed', 'health', 'other'));
-- What of livestock an income sold: an animal that was sold is no profit of the milk. Of before, that is told by its diary on the same day.
alter table incomes add column livestock_product text check (livestock_product in ('milk', 'eggs', 'animal', 'other'));
update incomes i set livestock_product = 'animal'
from animal_events e
where i.source = 'livestock_sale' and e.farmer_id = i.farmer_id and e.animal_id = i.animal_id
  and e.kind = 'sale' and e.date = i.date;
