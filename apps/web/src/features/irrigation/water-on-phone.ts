import { adviseWater } from '@ankur/agronomy/irrigation/advise-water';
import { factsOfField } from '@ankur/agronomy/irrigation/facts-of-field';
import { pumpOfField } from '@ankur/agronomy/irrigation/pump-of-field';
import type { Field } from '@ankur/contracts/farm-record/fields';
import type { PlantingEvent } from '@ankur/contracts/farm-record/planting-events';
import type { Planting } from '@ankur/contracts/farm-record/plantings';
import type {
  IrrigationAdvice,
  SavedWatering,
  WaterFactsAnswer,
} from '@ankur/contracts/irrigation/endpoints';
import { idOfIrrigation, irrigationCropOf } from '@ankur/contracts/irrigation/form-crops';
import type { Pump } from '@ankur/contracts/irrigation/rules';
import { lastAnswer } from '../../lib/answers/last-answer.ts';
import type { Computed } from '../../lib/answers/on-phone.ts';
import { fold } from '../../lib/outbox/fold.ts';
import { currentSnapshot } from '../../lib/outbox/outbox.ts';
import { isLive } from '../../lib/outbox/records.ts';
import type { Question } from './question.ts';

/** About 30 km: farther away the forecast and normals of the last visit are those of another place. */
const FAR_DEGREES = 0.3;

type SavedPump = { pump: Pump | null };

function isFarFrom(facts: WaterFactsAnswer, { lat, lon }: Question): boolean {
  if (typeof lat !== 'number' || typeof lon !== 'number') return false;
  return Math.max(Math.abs(facts.lat - lat), Math.abs(facts.lon - lon)) > FAR_DEGREES;
}

/** The pump as it was last read, with a change of it that waits. */
function pumpNow(kept: SavedPump | undefined): Pump | null {
  const records = currentSnapshot().records.filter(({ what }) => what === 'pump');
  const waiting = records.at(-1)?.row as unknown as Pump | undefined;
  return waiting ?? kept?.pump ?? null;
}

/** Rows of the farm as they were last read, with the writes that wait. */
async function rowsNow<Row extends { id: string }>(question: string, what: string) {
  const kept = await lastAnswer<Row[]>(`${question}(undefined)`);
  const records = currentSnapshot().records.filter((record) => record.what === what);
  return fold(kept?.data ?? [], records);
}

/** A planting; null where it is not known here. */
async function plantingOf(id: string | null | undefined): Promise<Planting | null> {
  if (!id) return null;
  return (await rowsNow<Planting>('plantings', 'planting')).find((one) => one.id === id) ?? null;
}

/** The last day on which a planting was watered by its diary, with the entries that wait; null where it was not. */
function wateredOn({ id, watered_on }: Planting): string | null {
  const waiting = currentSnapshot().records.flatMap((record) => {
    const entry = record.row as Partial<PlantingEvent> | null;
    const isWatering = record.what === 'plantingEvent' && record.kind === 'make' && isLive(record);
    return isWatering && entry?.kind === 'watering' && entry.planting === id && entry.date
      ? [entry.date]
      : [];
  });
  return [watered_on ?? '', ...waiting].sort().at(-1) || null;
}

/** The field of a planting; null where it is not known here. */
async function fieldOf(id: string | null | undefined): Promise<Field | null> {
  if (!id) return null;
  return (await rowsNow<Field>('fields', 'field')).find((one) => one.id === id) ?? null;
}

/**
 * Advice on water from what this device last read: the forecast, normals, waterings and pump, with the writes that
 * wait. Null where nothing was read, or far from there.
 */
export async function adviseOnPhone(
  question: Question,
): Promise<Computed<IrrigationAdvice> | null> {
  const planting = await plantingOf(question.planting);
  const [facts, waterings, pump, field] = await Promise.all([
    lastAnswer<WaterFactsAnswer>('waterFacts(undefined)'),
    lastAnswer<SavedWatering[]>('waterings(undefined)'),
    lastAnswer<SavedPump>('pump(undefined)'),
    fieldOf(planting?.field),
  ]);
  if (!facts || isFarFrom(facts.data, question)) return null;
  const records = currentSnapshot().records.filter(({ what }) => what === 'watering');
  const logged = fold(waterings?.data ?? [], records);
  const form = irrigationCropOf(question.crop_type);
  const calendar = form ? idOfIrrigation(form) : planting?.calendar;
  if (!calendar) return null;
  const asked = { ...question, calendar, watered_on: planting && wateredOn(planting) };
  const pumped = pumpOfField(pumpNow(pump?.data), field);
  const advice = adviseWater(factsOfField(facts.data, field), asked, logged, pumped);
  const observedMs = facts.data.observed_at ? Date.parse(facts.data.observed_at) : facts.atMs;
  return advice && { data: advice, atMs: observedMs };
}
