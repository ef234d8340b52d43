-- Lowest and highest temperature of a day on a grid of about 5 km, from the forecasts that were fetched for anybody there.
create table day_temperatures (
  cell text not null check (length(cell) <= 20),
  date date not null,
  min_c real not null,
  max_c real not null,
  primary key (cell, date)
);
