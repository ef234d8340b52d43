import type {
  PlantingEvent,
  PlantingEventInput,
} from '@ankur/contracts/farm-record/planting-events';
import type { AppDeps } from '../../app-deps.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { eventValues } from '../../platform/records/event-values.ts';
import { isOwn } from '../../platform/records/owned.ts';
import type { RecordKind } from '../../platform/records/records.service.ts';
import { createPlannedTasksFollower } from './planned-tasks.ts';
import { type PlantingEventRow, toPlantingEvent } from './plantings.mapper.ts';
import { plantingEvents } from './plantings.tables.ts';

/** Entries in the diary of a planting. */
export const createPlantingEventKind = ({
  farmPictures,
  mediaLinks,
  entryMoney,
  ...deps
}: Pick<
  AppDeps,
  'farmPictures' | 'mediaLinks' | 'entryMoney' | 'circumstances' | 'tasks'
>): RecordKind<PlantingEventRow, PlantingEvent, PlantingEventInput> => ({
  table: plantingEvents,
  parent: plantingEvents.plantingId,
  async present(rows, farmerId) {
    const ids = rows.map(({ id }) => id);
    const [pictures, money] = await Promise.all([
      farmPictures.of(mediaLinks, farmerId, 'planting_event', ids),
      entryMoney.of(farmerId, 'planting_event', ids),
    ]);
    return rows.map((row) => toPlantingEvent(row, pictures.get(row.id) ?? null, money.get(row.id)));
  },
  values: async (input, held, { whose }) => ({
    ...eventValues(input, held),
    ...(held === null && { plantingId: whose.parent }),
  }),
  following: createPlannedTasksFollower(deps),
  filesOf: (farmerId, id) => farmPictures.keysUnder(farmerId, 'planting_event', id),
  async needParent({ farmerId, parent = '' }, on) {
    if (!(await isOwn(on, farmerId, 'plantings', parent))) throw notFound();
  },
});
