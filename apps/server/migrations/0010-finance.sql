-- The farmer's books. Money is whole paise. A deleted entry stays for the minutes in which it can be undone.
create table expenses (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  category text not null,
  amount_paise bigint not null check (amount_paise > 0),
  description text not null,
  date date not null,
  crop text,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index expenses_farmer on expenses (farmer_id, id);

create table incomes (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  source text not null,
  amount_paise bigint not null check (amount_paise > 0),
  description text not null,
  date date not null,
  crop text,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index incomes_farmer on incomes (farmer_id, id);

create table loans (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  lender text not null,
  amount_paise bigint not null check (amount_paise > 0),
  -- Per cent a year.
  interest_rate numeric(8, 4) not null check (interest_rate >= 0),
  start_date date not null,
  end_date date not null,
  is_paid boolean not null,
  -- The day it was marked as paid; unknown when it was entered as paid already.
  paid_on date,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index loans_farmer on loans (farmer_id, id);

create table budgets (
  id uuid primary key,
  farmer_id uuid not null references farmers (id) on delete cascade,
  category text not null,
  amount_paise bigint not null check (amount_paise > 0),
  -- A plan without a first or last day is open on that side.
  start_date date,
  end_date date,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index budgets_farmer on budgets (farmer_id, id);
