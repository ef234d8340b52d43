import type { AnimalEvent } from '@ankur/contracts/farm-record/animal-events';
import type { Animal } from '@ankur/contracts/farm-record/animals';
import { quintalsOfHarvest } from '@ankur/contracts/farm-record/harvest-units';
import type { PlantingEvent } from '@ankur/contracts/farm-record/planting-events';
import type { Planting } from '@ankur/contracts/farm-record/plantings';
import type { SeasonFactsAnswer } from '@ankur/contracts/farm-record/season';
import type { Expense, Income } from '@ankur/contracts/finance/answers';
import type { OutboxRecord, Row } from '../../lib/outbox/record.ts';
import { toLocalDate } from '../../lib/time/local-date.ts';

type Facts = SeasonFactsAnswer;
type Part = 'money' | 'own_work' | 'milk' | 'harvests';

/** The rows of the writes that accounts of seasons tell of. */
interface SeasonRows {
  expenses: Expense;
  incomes: Income;
  planting: Planting;
  plantingEvent: PlantingEvent;
  animal: Animal;
  animalEvent: AnimalEvent;
}

const KINDS = {
  expenses: true,
  incomes: true,
  planting: true,
  plantingEvent: true,
  animal: true,
  animalEvent: true,
} satisfies Record<keyof SeasonRows, true>;

/** The writes that wait and that accounts of seasons tell of. */
export const seasonWrites = (records: readonly OutboxRecord[]): OutboxRecord[] =>
  records.filter(({ what }) => Object.hasOwn(KINDS, what));

/** A row by its kind. */
type Told = { [What in keyof SeasonRows]: { what: What; row: SeasonRows[What] } }[keyof SeasonRows];

/** What became of a thing by all that waits about it: as the server knows it, and as it is to be. */
type Change = {
  [What in keyof SeasonRows]: {
    what: What;
    thing: string;
    madeAtMs: number;
    before: SeasonRows[What] | null;
    now: SeasonRows[What] | null;
  };
}[keyof SeasonRows];

function changesOf(records: readonly OutboxRecord[]): Change[] {
  const changes = new Map<
    string,
    Omit<Change, 'before' | 'now'> & Record<'before' | 'now', Row | null>
  >();
  for (const { what, thing, kind, before, row, madeAtMs } of seasonWrites(records)) {
    const known = changes.get(thing);
    const start = known?.before ?? (known || kind === 'make' ? null : before);
    changes.set(thing, { what: what as Change['what'], thing, madeAtMs, before: start, now: row });
  }
  // A write keeps the row in the form in which its list has it.
  return [...changes.values()] as Change[];
}

const paise = (rupees: number): number => Math.round(rupees * 100);

/** What a row adds to the sums, with a sign: -1 takes it out. */
function added({ what, row }: Told, sign: 1 | -1): Partial<Pick<Facts, Part>> {
  if (what === 'expenses') {
    const { date, planting = null, animal, amount, livestock_cost } = row;
    const herd = planting === null && livestock_cost ? 'herd' : null;
    const expense_paise = sign * paise(Number(amount));
    const feed_paise = livestock_cost === 'feed' ? expense_paise : 0;
    const of = { date, planting, animal: animal ?? herd };
    return { money: [{ ...of, income_paise: 0, expense_paise, feed_paise }] };
  }
  if (what === 'incomes') {
    const { date, planting = null, animal, source, amount, livestock_product } = row;
    const herd = planting === null && source === 'livestock_sale' ? 'herd' : null;
    const income_paise = sign * paise(Number(amount));
    const isMilk = (livestock_product ?? 'milk') === 'milk';
    const of = { date, planting, animal: animal ?? herd };
    const not_milk_paise = isMilk ? 0 : income_paise;
    return { money: [{ ...of, income_paise, expense_paise: 0, not_milk_paise }] };
  }
  if (what === 'animalEvent') {
    const { kind, date, amount } = row;
    return kind === 'milk' ? { milk: [{ date, litres: sign * (amount ?? 0) }] } : {};
  }
  if (what !== 'plantingEvent') return {};
  const { kind, date, planting, amount, value } = row;
  const harvest = harvestOf(row);
  if (harvest) {
    const quintals = sign * harvest.quintals;
    return { harvests: [{ date, planting, quintals }] };
  }
  const isLabour = kind === 'own_labour';
  if (!isLabour && kind !== 'own_seed') return {};
  const worth = sign * (value ?? 0);
  const work = {
    ...{ date, planting, labour_hours: isLabour ? sign * (amount ?? 0) : 0 },
    ...{ labour_value: isLabour ? worth : 0, seed_value: isLabour ? 0 : worth },
  };
  return { own_work: [work] };
}

const harvestOf = (row: PlantingEvent): { planting: string; quintals: number } | null => {
  const { kind, unit, planting, amount } = row;
  const quintals = kind === 'harvest' ? quintalsOfHarvest(amount, unit) : null;
  return quintals === null ? null : { planting, quintals };
};

function withHarvest(
  plantings: Facts['plantings'],
  row: PlantingEvent,
  sign: 1 | -1,
): Facts['plantings'] {
  const harvest = harvestOf(row);
  if (!harvest) return plantings;
  return plantings.map((one) => {
    if (one.planting !== harvest.planting) return one;
    const quintals = (one.harvested_quintals ?? 0) + sign * harvest.quintals;
    return { ...one, harvested_quintals: quintals > 0 ? quintals : null };
  });
}

/** Rows by id with one that was added, changed or deleted. */
function placed<One>(rows: One[], idOf: (row: One) => string, id: string, row: One | null): One[] {
  if (row === null) return rows.filter((one) => idOf(one) !== id);
  const isKnown = rows.some((one) => idOf(one) === id);
  return isKnown ? rows.map((one) => (idOf(one) === id ? row : one)) : [row, ...rows];
}

function withPlanting(
  facts: Facts,
  { thing, madeAtMs, now }: Extract<Change, { what: 'planting' }>,
): Facts['plantings'] {
  const known = facts.plantings.find(({ planting }) => planting === thing);
  const idOf = ({ planting }: Facts['plantings'][number]) => planting;
  if (now === null) return placed(facts.plantings, idOf, thing, null);
  const { crop, variety, field, status, area_acres, yield_quintals, sown_on, ended_on } = now;
  return placed(facts.plantings, idOf, thing, {
    ...{ planting: thing, crop, variety, field, status, area_acres, yield_quintals, ended_on },
    harvested_quintals: known?.harvested_quintals ?? null,
    stood_from: sown_on ?? known?.stood_from ?? toLocalDate(new Date(madeAtMs)),
  });
}

/** Facts of seasons as they stand with the writes that wait; what follows from them is then the server's. */
export function factsWithWaiting(facts: Facts, records: readonly OutboxRecord[]): Facts {
  let all = facts;
  const changes = changesOf(records);
  for (const change of changes) {
    if (change.what === 'planting') all = { ...all, plantings: withPlanting(all, change) };
    if (change.what === 'animal') {
      const { thing, now } = change;
      const row = now && { animal: thing, name: now.name, species: now.species };
      all = { ...all, animals: placed(all.animals, (one) => one.animal, thing, row) };
    }
  }
  for (const change of changes) {
    for (const [row, sign] of [
      [change.before, -1],
      [change.now, 1],
    ] as const) {
      if (row === null) continue;
      const told = { what: change.what, row } as Told;
      const { money = [], own_work = [], milk = [], harvests = [] } = added(told, sign);
      const plantings =
        told.what === 'plantingEvent' ? withHarvest(all.plantings, told.row, sign) : all.plantings;
      all = {
        ...{ ...all, plantings, money: [...all.money, ...money] },
        ...{ own_work: [...all.own_work, ...own_work], milk: [...all.milk, ...milk] },
        ...(all.harvests && { harvests: [...all.harvests, ...harvests] }),
      };
    }
  }
  return all;
}
