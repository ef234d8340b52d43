import type { AnimalEvent, AnimalEventInput } from '@ankur/contracts/farm-record/animal-events';
import type { AppDeps } from '../../app-deps.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { eventValues } from '../../platform/records/event-values.ts';
import { isOwn } from '../../platform/records/owned.ts';
import type { RecordKind } from '../../platform/records/records.service.ts';
import { type AnimalEventRow, toAnimalEvent } from './herd.mapper.ts';
import { animalEvents } from './herd.tables.ts';

/** Entries in the diary of an animal or a flock. */
export const createAnimalEventKind = ({
  farmPictures,
  mediaLinks,
  entryMoney,
}: Pick<AppDeps, 'farmPictures' | 'mediaLinks' | 'entryMoney'>): RecordKind<
  AnimalEventRow,
  AnimalEvent,
  AnimalEventInput
> => ({
  table: animalEvents,
  parent: animalEvents.animalId,
  async present(rows, farmerId) {
    const ids = rows.map(({ id }) => id);
    const [pictures, money] = await Promise.all([
      farmPictures.of(mediaLinks, farmerId, 'animal_event', ids),
      entryMoney.of(farmerId, 'animal_event', ids),
    ]);
    return rows.map((row) => toAnimalEvent(row, pictures.get(row.id) ?? null, money.get(row.id)));
  },
  values: async (input, held, { whose }) => ({
    ...eventValues(input, held),
    ...(held === null && { animalId: whose.parent }),
  }),
  filesOf: (farmerId, id) => farmPictures.keysUnder(farmerId, 'animal_event', id),
  async needParent({ farmerId, parent = '' }, on) {
    if (!(await isOwn(on, farmerId, 'animals', parent))) throw notFound();
  },
});
