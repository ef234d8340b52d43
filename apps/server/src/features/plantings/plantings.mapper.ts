import { roundAcres } from '@ankur/agronomy/units';
import type { EntryMoney } from '@ankur/contracts/farm-record/entry-money';
import type { FarmPicture } from '@ankur/contracts/farm-record/picture';
import type {
  PlantingEvent,
  PlantingEventKind,
} from '@ankur/contracts/farm-record/planting-events';
import type { Planting, PlantingStatus } from '@ankur/contracts/farm-record/plantings';
import { calendarOf, growthOf } from './growing.ts';
import type { plantingEvents, plantings } from './plantings.tables.ts';

export type PlantingRow = typeof plantings.$inferSelect;
export type PlantingEventRow = typeof plantingEvents.$inferSelect;

interface Known {
  today: string;
  state: string | null;
  /** The first day on which its sprays allow a harvest; null when they do already. */
  harvestFrom: string | null;
  /** The last day on which its diary tells of a watering. */
  wateredOn: string | null;
  /** Temperatures where the farm is; null where nobody told the place. */
  temperatureOn: Parameters<typeof growthOf>[4];
}

/** A planting as the API answers it, on a day and by the calendar of a state. */
export function toPlanting(row: PlantingRow, known: Known): Planting {
  const { today, state, harvestFrom, wateredOn, temperatureOn } = known;
  const grows = row.status === 'growing';
  const { harvest, ...growth } = growthOf(row, today, state, grows, temperatureOn);
  return {
    id: row.id,
    field: row.fieldId,
    crop: row.crop,
    variety: row.variety,
    sown_on: row.sownOn,
    area_acres: row.areaAcres === null ? null : roundAcres(row.areaAcres),
    expected_harvest: row.expectedHarvest ?? harvest,
    status: row.status as PlantingStatus,
    yield_quintals: row.yieldQuintals,
    seed: row.seed,
    spacing: row.spacing,
    ratoon: row.ratoon,
    ended_on: row.endedOn,
    note: row.note,
    calendar: calendarOf(row) ?? null,
    watered_on: wateredOn,
    ...growth,
    harvest_from: harvestFrom,
    plan_refused: row.planRefused,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** An entry of a planting's diary as the API answers it. */
export function toPlantingEvent(
  row: Omit<PlantingEventRow, 'farmerId' | 'createdAt'>,
  picture: FarmPicture | null,
  money: EntryMoney[] = [],
): PlantingEvent {
  const { product = null, waiting_days = null, value = null } = row.details;
  return {
    id: row.id,
    planting: row.plantingId,
    kind: row.kind as PlantingEventKind,
    date: row.date,
    amount: row.amount,
    unit: row.unit,
    note: row.note,
    picture,
    money,
    product: product === null ? null : String(product),
    waiting_days: waiting_days === null ? null : Number(waiting_days),
    value: value === null ? null : Number(value),
    updated_at: row.updatedAt.toISOString(),
  };
}
