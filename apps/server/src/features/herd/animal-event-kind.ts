import type { AnimalEvent, AnimalEventInput } from '@ankur/contracts/farm-record/animal-events';
import { notFound } from '../../platform/errors/app-error.ts';
import { eventValues } from '../../platform/records/event-values.ts';
import { isOwn } from '../../platform/records/owned.ts';
import type { RecordKind } from '../../platform/records/records.service.ts';
import { type AnimalEventRow, toAnimalEvent } from './herd.mapper.ts';
import { animalEvents } from './herd.tables.ts';

/** Entries in the diary of an animal or a flock. */
export const animalEventKind: RecordKind<AnimalEventRow, AnimalEvent, AnimalEventInput> = {
  table: animalEvents,
  parent: animalEvents.animalId,
  present: async (rows) => rows.map(toAnimalEvent),
  values: async (input, held, { whose }) => ({
    ...eventValues(input, held),
    ...(held === null && { animalId: whose.parent }),
  }),
  async needParent({ farmerId, parent = '' }, on) {
    if (!(await isOwn(on, farmerId, 'animals', parent))) throw notFound();
  },
};
