-- The pump of a field; where none is told, the farmer's own (pumps) serves it. Litres in a minute, metric horsepower, metres.
alter table fields
  add column pump_source text
    check (pump_source in ('bore_well', 'open_well', 'canal', 'pond', 'none')),
  add column pump_litres_per_minute double precision check (pump_litres_per_minute > 0),
  add column pump_hp double precision check (pump_hp > 0),
  add column pump_lift_m double precision check (pump_lift_m > 0);
