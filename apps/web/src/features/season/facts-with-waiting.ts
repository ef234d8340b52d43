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

const KINDS: readonly string[] = [
  ...['expenses', 'incomes', 'planting', 'plantingEvent', 'animal', 'animalEvent'],
];

/** The writes that wait and that accounts of seasons tell of. */
export const seasonWrites = (records: readonly OutboxRecord[]): OutboxRecord[] =>
  records.filter(({ what }) => KINDS.includes(what));

/** What became of a thing by all that waits about it: as the server knows it, and as it is to be. */
interface Change {
  what: string;
  thing: string;
  madeAtMs: number;
  before: Row | null;
  now: Row | null;
}

function changesOf(records: readonly OutboxRecord[]): Change[] {
  const changes = new Map<string, Change>();
  for (const { what, thing, kind, before, row, madeAtMs } of seasonWrites(records)) {
    const known = changes.get(thing);
    const start = known?.before ?? (known || kind === 'make' ? null : before);
    changes.set(thing, { what, thing, madeAtMs, before: start, now: row });
  }
  return [...changes.values()];
}

const paise = (rupees: number): number => Math.round(rupees * 100);

/** What a row adds to the sums, with a sign: -1 takes it out. */
function added(what: string, row: Row | null, sign: 1 | -1): Partial<Pick<Facts, Part>> {
  if (row === null) return {};
  if (what === 'expenses') {
    const { date, planting = null, animal, amount, livestock_cost } = row as unknown as Expense;
    const herd = planting === null && livestock_cost ? 'herd' : null;
    const expense_paise = sign * paise(Number(amount));
    const feed_paise = livestock_cost === 'feed' ? expense_paise : 0;
    const of = { date, planting, animal: animal ?? herd };
    return { money: [{ ...of, income_paise: 0, expense_paise, feed_paise }] };
  }
  if (what === 'incomes') {
    const {
      date,
      planting = null,
      animal,
      source,
      amount,
      livestock_product,
    } = row as unknown as Income;
    const herd = planting === null && source === 'livestock_sale' ? 'herd' : null;
    const income_paise = sign * paise(Number(amount));
    const isMilk = (livestock_product ?? 'milk') === 'milk';
    const of = { date, planting, animal: animal ?? herd };
    const not_milk_paise = isMilk ? 0 : income_paise;
    return { money: [{ ...of, income_paise, expense_paise: 0, not_milk_paise }] };
  }
  if (what === 'animalEvent') {
    const { kind, date, amount } = row as unknown as AnimalEvent;
    return kind === 'milk' ? { milk: [{ date, litres: sign * (amount ?? 0) }] } : {};
  }
  if (what !== 'plantingEvent') return {};
  const { kind, date, planting, amount, value } = row as unknown as PlantingEvent;
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

const harvestOf = (row: Row | null): { planting: string; quintals: number } | null => {
  const { kind, unit, planting, amount } = (row ?? {}) as unknown as PlantingEvent;
  const quintals = kind === 'harvest' ? quintalsOfHarvest(amount, unit) : null;
  return quintals === null ? null : { planting, quintals };
};

function withHarvest(
  plantings: Facts['plantings'],
  row: Row | null,
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

function withPlanting(facts: Facts, { thing, madeAtMs, now }: Change): Facts['plantings'] {
  const known = facts.plantings.find(({ planting }) => planting === thing);
  const idOf = ({ planting }: Facts['plantings'][number]) => planting;
  if (now === null) return placed(facts.plantings, idOf, thing, null);
  const { crop, variety, field, status, area_acres, yield_quintals, sown_on, ended_on } =
    now as unknown as Planting;
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
      const { name, species } = (change.now ?? {}) as unknown as Animal;
      const row = change.now && { animal: change.thing, name, species };
      all = { ...all, animals: placed(all.animals, (one) => one.animal, change.thing, row) };
    }
  }
  for (const { what, before, now } of changes) {
    for (const [row, sign] of [
      [before, -1],
      [now, 1],
    ] as const) {
      const { money = [], own_work = [], milk = [], harvests = [] } = added(what, row, sign);
      const plantings =
        what === 'plantingEvent' ? withHarvest(all.plantings, row, sign) : all.plantings;
      all = {
        ...{ ...all, plantings, money: [...all.money, ...money] },
        ...{ own_work: [...all.own_work, ...own_work], milk: [...all.milk, ...milk] },
        ...(all.harvests && { harvests: [...all.harvests, ...harvests] }),
      };
    }
  }
  return all;
}
