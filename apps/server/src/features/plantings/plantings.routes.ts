import { entryMoneyEndpoints } from '@ankur/contracts/farm-record/entry-money';
import {
  type PlantingEvent,
  type PlantingEventInput,
  plantingEventEndpoints,
} from '@ankur/contracts/farm-record/planting-events';
import {
  type Planting,
  type PlantingInput,
  plantingEndpoints,
  type WholePlanting,
} from '@ankur/contracts/farm-record/plantings';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { indianDate } from '../../platform/clock.ts';
import { addRoute } from '../../platform/http/route.ts';
import { toBooks } from '../../platform/records/books.ts';
import { childRoutes, recordRoutes } from '../../platform/records/records.routes.ts';
import { createRecordService } from '../../platform/records/records.service.ts';
import { getBooks } from './books.repository.ts';
import { listDiary } from './diary.repository.ts';
import { countsWarmth } from './growing.ts';
import { listPlannedTasks } from './plan.repository.ts';
import { createPlantingEventKind } from './planting-event-kind.ts';
import { plantingValues } from './planting-values.ts';
import { type PlantingEventRow, type PlantingRow, toPlanting } from './plantings.mapper.ts';
import { plantings } from './plantings.tables.ts';
import { listHarvestDays } from './waiting.repository.ts';
import { listWateringDays } from './watered.repository.ts';

/** The first sowing of the crops that grow and whose warmth counts; null where there is none. */
function firstSowing(rows: readonly PlantingRow[]): string | null {
  const sown = rows
    .filter((row) => row.status === 'growing' && countsWarmth(row))
    .flatMap(({ sownOn }) => sownOn ?? [])
    .sort();
  return sown[0] ?? null;
}

export function plantingsRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { db, clock, guards, farmPictures } = deps;
  const present = async (rows: readonly PlantingRow[], farmerId: string) => {
    if (rows.length === 0) return [];
    const today = indianDate(clock.now());
    const [{ state, point }, waiting, watered] = await Promise.all([
      deps.circumstances.placeOf(farmerId),
      listHarvestDays(db, farmerId, today),
      listWateringDays(db, farmerId, today),
    ]);
    const from = firstSowing(rows);
    const temperatureOn =
      point === null || from === null ? null : await deps.temperatures.since(point, from);
    return rows.map((row) => {
      const harvestFrom = waiting.get(row.id) ?? null;
      const wateredOn = watered.get(row.id) ?? null;
      return toPlanting(row, { today, state, harvestFrom, wateredOn, temperatureOn });
    });
  };
  const service = createRecordService<PlantingRow, Planting, PlantingInput>(
    {
      table: plantings,
      present,
      values: (input, held, writing) => plantingValues(input, held, writing, deps.acresOfField),
      filesOf: (farmerId, id) => farmPictures.keysUnder(farmerId, 'planting', id),
    },
    deps,
  );
  const whole = async (farmerId: string, id: string): Promise<WholePlanting> => {
    const planting = await service.get({ farmerId }, id);
    const [sums, diary, plan] = await Promise.all([
      getBooks(db, farmerId, id),
      listDiary(deps, farmerId, id),
      listPlannedTasks(db, farmerId, id),
    ]);
    return {
      ...planting,
      books: toBooks(sums.incomePaise, sums.expensePaise, planting.area_acres),
      diary,
      plan,
    };
  };
  recordRoutes(app, guards, plantingEndpoints, service, whole);
  const events = createRecordService<PlantingEventRow, PlantingEvent, PlantingEventInput>(
    createPlantingEventKind(deps),
    deps,
  );
  childRoutes(app, guards, plantingEventEndpoints, events);
  addRoute(
    app,
    guards,
    entryMoneyEndpoints.removeOfPlanting,
    async ({ caller: { farmerId }, params: { parent, id }, ifMatch }) => {
      await events.remove({ farmerId, parent }, id, ifMatch, (_, on) =>
        deps.entryMoney.remove(on, farmerId, 'planting_event', id),
      );
    },
  );
}
