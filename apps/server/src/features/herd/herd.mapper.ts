import type { AnimalEvent, AnimalEventKind } from '@ankur/contracts/farm-record/animal-events';
import type { Animal, Species } from '@ankur/contracts/farm-record/animals';
import type { EntryMoney } from '@ankur/contracts/farm-record/entry-money';
import type { FarmPicture } from '@ankur/contracts/farm-record/picture';
import type { UseDays } from './herd.repository.ts';
import type { animalEvents, animals } from './herd.tables.ts';

export type AnimalRow = typeof animals.$inferSelect;
export type AnimalEventRow = typeof animalEvents.$inferSelect;

interface Known {
  /** How many were sold or died. */
  gone: number;
  /** Until when medicines hold. */
  use: UseDays | undefined;
  picture: FarmPicture | null;
}

/** An animal or a flock as the API answers it. */
export function toAnimal(row: AnimalRow, { gone, use, picture }: Known): Animal {
  return {
    id: row.id,
    name: row.name,
    tag: row.tag,
    species: row.species as Species,
    breed: row.breed,
    sex: row.sex as Animal['sex'],
    born_on: row.bornOn,
    count: row.count,
    present: Math.max(0, row.count - gone),
    dam: row.damId,
    lactation: row.lactation,
    note: row.note,
    milk_from: use?.milk ?? null,
    meat_from: use?.meat ?? null,
    quiet: row.quiet,
    picture,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** An entry of an animal's diary as the API answers it. */
export function toAnimalEvent(
  row: AnimalEventRow,
  picture: FarmPicture | null,
  money: EntryMoney[] = [],
): AnimalEvent {
  const { details } = row;
  const text = (name: string) => (details[name] == null ? null : String(details[name]));
  const number = (name: string) => (details[name] == null ? null : Number(details[name]));
  return {
    id: row.id,
    animal: row.animalId,
    kind: row.kind as AnimalEventKind,
    date: row.date,
    amount: row.amount,
    unit: row.unit,
    note: row.note,
    picture,
    money,
    time_of_day: text('time_of_day') as AnimalEvent['time_of_day'],
    fat_percent: number('fat_percent'),
    snf_percent: number('snf_percent'),
    result: text('result') as AnimalEvent['result'],
    product: text('product'),
    duty: text('duty'),
    milk_waiting_days: number('milk_waiting_days'),
    meat_waiting_days: number('meat_waiting_days'),
    updated_at: row.updatedAt.toISOString(),
  };
}
