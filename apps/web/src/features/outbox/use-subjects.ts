import { skipToken } from '@reduxjs/toolkit/query';
import { useAnimalsQuery, usePlantingsQuery } from '../../entities/farm/farm.api.ts';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import type { OutboxRecord } from '../../lib/outbox/record.ts';

const ENTRIES: readonly string[] = ['animalEvent', 'plantingEvent'];

/** Of an entry in a diary that waits, the name of the animal or of the crop that it is about; null of everything else. */
export function useSubjects(
  records: readonly OutboxRecord[],
): (record: OutboxRecord) => string | null {
  const asked = records.some(({ what }) => ENTRIES.includes(what)) ? undefined : skipToken;
  const { data: animals } = useAnimalsQuery(asked);
  const { data: plantings } = usePlantingsQuery(asked);
  const { nameOf } = useCropNames();
  return ({ what, row }) => {
    if (row === null || !ENTRIES.includes(what)) return null;
    const own = (kind: string, id: unknown) =>
      records.find((one) => one.what === kind && one.thing === id)?.row;
    const { animal, planting } = row;
    const name =
      animals?.find(({ id }) => id === animal)?.name ?? own('animal', animal)?.name ?? null;
    const crop =
      plantings?.find(({ id }) => id === planting)?.crop ?? own('planting', planting)?.crop;
    if (typeof name === 'string') return name;
    return typeof crop === 'string' ? nameOf(crop) : null;
  };
}
