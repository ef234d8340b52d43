import { farmYearOf } from '../agricultural-season.ts';
import { daysBetween } from '../calendar-day.ts';
import { roundAcres } from '../units.ts';

/**
 * Paise of one day by what they are for. Sales of livestock and costs of keeping animals that name no animal stand under
 * the animal `herd`.
 */
export interface DayMoney {
  date: string;
  planting: string | null;
  animal: string | null;
  income_paise: number;
  expense_paise: number;
  /** Of the expense. Absent in answers that were cached before feed was told apart. */
  feed_paise?: number | undefined;
  /** Of the income, what sold something else of livestock than milk. Absent in the same answers. */
  not_milk_paise?: number | undefined;
}

export interface PlantingFacts<Status extends string = string> {
  planting: string;
  crop: string;
  variety: string | null;
  field: string | null;
  status: Status;
  area_acres: number | null;
  /** Quintals that the farmer told, and those of the harvests in the diary; null for none. */
  yield_quintals: number | null;
  harvested_quintals: number | null;
  /** The day of sowing, else the one on which it was written down. */
  stood_from: string;
  ended_on: string | null;
}

export interface AnimalFacts<Species extends string = string> {
  animal: string;
  name: string;
  species: Species;
}

/** Own work and own seed of a planting on a day: hours, and rupees that they are worth. */
export interface OwnDay {
  date: string;
  planting: string;
  labour_hours: number;
  labour_value: number;
  seed_value: number;
}

/** Quintals that were harvested of a planting on a day. */
export interface HarvestDay {
  date: string;
  planting: string;
  quintals: number;
}

/** What the harvest of a crop is compared with. */
export interface CropPrices {
  crop: string;
  /** Minimum support prices by season, oldest first; several of one season for several varieties. */
  support: readonly { season: string; from: string; to: string; paise_per_quintal: number }[];
  /** The usual cost of a quintal in rupees. */
  usual: { season: string; source: string; per_quintal: number } | null;
  /** What an acre cost in the farmer's state, rupees. */
  in_state?: { state: string; year: string; source: string; per_acre: number } | null | undefined;
}

/** What accounts of seasons are computed from, in the shape of the API. */
export interface SeasonFacts<Status extends string = string, Species extends string = string> {
  /** The first day of which everything is known. */
  from: string;
  money: readonly DayMoney[];
  plantings: readonly PlantingFacts<Status>[];
  animals: readonly AnimalFacts<Species>[];
  own_work: readonly OwnDay[];
  /** Absent in answers that were cached before harvests were counted by year. */
  harvests?: readonly HarvestDay[] | undefined;
  milk: readonly { date: string; litres: number }[];
  prices: readonly CropPrices[];
}

export interface Span {
  from: string;
  to: string;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0);
}

/** Sums in rupees; profit per acre where an area is known. */
export function booksOf(
  money: readonly Pick<DayMoney, 'income_paise' | 'expense_paise'>[],
  acres: number | null = null,
) {
  const income = sumOf(money, (one) => one.income_paise);
  const expense = sumOf(money, (one) => one.expense_paise);
  const profit = income - expense;
  return {
    income: income / 100,
    expense: expense / 100,
    profit: profit / 100,
    per_acre: acres === null ? null : Math.round(profit / acres) / 100,
  };
}

/** A crop that stands longer than autumn cane, the slowest annual (18 months), is an orchard, a vine or perennial fodder. */
const ANNUAL_DAYS_MAX = 548;

/** The farm years that a span touches, to which the harvests of a crop count as a whole. */
export function harvestYears({ from, to }: Span): Span {
  return { from: farmYearOf(from).from, to: farmYearOf(to).to };
}

/**
 * The harvest that an account counts: what the farmer told of a crop, else the harvests in the diary of these farm years. Of
 * what stands for years the diary alone counts, since a figure for all of them tells nothing of one.
 */
function quintalsOf(row: PlantingFacts, harvests: SeasonFacts['harvests'], span: Span) {
  const { yield_quintals: told, harvested_quintals: inAll, stood_from, ended_on } = row;
  if (harvests === undefined) return told ?? inAll;
  if (told !== null && daysBetween(stood_from, ended_on ?? span.to) <= ANNUAL_DAYS_MAX) return told;
  const years = harvestYears(span);
  const own = harvests.filter(
    ({ planting, date }) => planting === row.planting && years.from <= date && date <= years.to,
  );
  const quintals = rounded(sumOf(own, (one) => one.quintals));
  return quintals > 0 ? quintals : null;
}

type Own = { hours: number; labour: number; seed: number };

const ownOf = (days: readonly OwnDay[]): Own => ({
  hours: sumOf(days, (one) => one.labour_hours),
  labour: sumOf(days, (one) => one.labour_value),
  seed: sumOf(days, (one) => one.seed_value),
});

/** At the price of the season that holds the last day; the cheapest of several varieties. */
function atSupportPrice(quintals: number | null, prices: CropPrices | undefined, day: string) {
  if (quintals === null) return null;
  const held = (prices?.support ?? []).filter(({ from, to }) => from <= day && day <= to);
  const [price] = held.toSorted((a, b) => a.paise_per_quintal - b.paise_per_quintal);
  if (!price) return null;
  const perQuintal = price.paise_per_quintal / 100;
  return { season: price.season, per_quintal: perQuintal, value: rounded(quintals * perQuintal) };
}

/** What a quintal cost, own work and seed counted, beside what it usually costs in India. */
function besideUsual(
  quintals: number | null,
  prices: CropPrices | undefined,
  { expense }: { expense: number },
  { labour, seed }: Own,
) {
  const usual = prices?.usual;
  if (!usual || quintals === null || quintals === 0) return null;
  return { ...usual, own_per_quintal: rounded((expense + labour + seed) / quintals) };
}

/** What an acre cost so far, own work and seed counted, beside what it cost in the state. */
function besideState(
  acres: number | null,
  prices: CropPrices | undefined,
  { expense }: { expense: number },
  { labour, seed }: Own,
) {
  const told = prices?.in_state;
  const spent = expense + labour + seed;
  if (!told || acres === null || acres === 0 || spent === 0) return null;
  return { ...told, own_per_acre: rounded(spent / acres) };
}

/** Whose keep the milk must pay; hens and sheep have accounts of their own. */
const MILKED: ReadonlySet<string> = new Set(['cow', 'buffalo', 'goat']);

/**
 * What a litre cost, in all and in feed, and left; sales that do not say what was sold are taken for those of milk, and an animal
 * that was sold is not among them. Null in place of the cost of feed where none was told apart.
 */
function milkOf(litres: number, money: readonly DayMoney[]) {
  if (litres === 0) return null;
  const { expense, profit } = booksOf(money);
  const notMilk = sumOf(money, (one) => one.not_milk_paise ?? 0) / 100;
  const feedPaise = sumOf(money, (one) => one.feed_paise ?? 0);
  return {
    litres: rounded(litres),
    expense_per_litre: rounded(expense / litres),
    feed_per_litre: feedPaise === 0 ? null : rounded(feedPaise / 100 / litres),
    profit_per_litre: rounded((profit - notMilk) / litres),
  };
}

/**
 * The account of a season: what each planting and the herd brought and cost between two days, both included, in rupees
 * and in the shape of the API. The same on the server and on a phone without a network.
 */
export function seasonAccount<Status extends string, Species extends string>(
  facts: SeasonFacts<Status, Species>,
  { from, to }: Span,
) {
  const isWithin = ({ date }: { date: string }) => from <= date && date <= to;
  const money = facts.money.filter(isWithin);
  const work = facts.own_work.filter(isWithin);
  const prices = new Map(facts.prices.map((one) => [one.crop, one]));
  const ofHerd = money.filter(({ planting, animal }) => planting === null && animal !== null);
  const plantings = facts.plantings.flatMap((row) => {
    const own = money.filter(({ planting }) => planting === row.planting);
    const stood = row.stood_from <= to && (row.ended_on ?? to) >= from;
    if (own.length === 0 && !stood) return [];
    const { planting, crop, variety, field, status, area_acres: acres } = row;
    const books = booksOf(own, acres);
    const done = ownOf(work.filter((one) => one.planting === planting));
    const quintals = quintalsOf(row, facts.harvests, { from, to });
    return [
      {
        ...{ planting, crop, variety, field, status },
        area_acres: acres === null ? null : roundAcres(acres),
        yield_quintals: quintals,
        ...books,
        per_rupee: books.expense === 0 ? null : rounded(books.income / books.expense),
        own: {
          labour_hours: done.hours,
          labour_value: rounded(done.labour),
          seed_value: rounded(done.seed),
          profit_per_hour: done.hours === 0 ? null : rounded(books.profit / done.hours),
        },
        at_msp: atSupportPrice(quintals, prices.get(crop), to),
        usual_cost: besideUsual(quintals, prices.get(crop), books, done),
        state_cost: besideState(acres, prices.get(crop), books, done),
      },
    ];
  });
  const animals = facts.animals.flatMap(({ animal, name, species }) => {
    const own = ofHerd.filter((one) => one.animal === animal);
    return own.length === 0 ? [] : [{ animal, name, species, ...booksOf(own) }];
  });
  const herd = booksOf(ofHerd);
  const species = new Map(facts.animals.map((one) => [one.animal, one.species]));
  const ofMilked = ofHerd.filter(({ animal }) => MILKED.has(species.get(animal ?? '') ?? 'cow'));
  const litres = sumOf(facts.milk.filter(isWithin), (one) => one.litres);
  return {
    ...{ from, to, plantings },
    herd: { ...herd, animals, milk: milkOf(litres, ofMilked) },
    other: booksOf(money.filter(({ planting, animal }) => planting === null && animal === null)),
    total: booksOf(money),
  };
}
