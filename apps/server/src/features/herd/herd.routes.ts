import {
  type AnimalEvent,
  type AnimalEventInput,
  animalEventEndpoints,
} from '@ankur/contracts/farm-record/animal-events';
import {
  type Animal,
  type AnimalInput,
  animalEndpoints,
} from '@ankur/contracts/farm-record/animals';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { indianDate } from '../../platform/clock.ts';
import { addRoute } from '../../platform/http/route.ts';
import { childRoutes, recordRoutes } from '../../platform/records/records.routes.ts';
import { createRecordService } from '../../platform/records/records.service.ts';
import { animalEventKind } from './animal-event-kind.ts';
import { animalValues } from './animal-values.ts';
import { type AnimalEventRow, type AnimalRow, toAnimal } from './herd.mapper.ts';
import { countGone, listUseDays } from './herd.repository.ts';
import { animals } from './herd.tables.ts';

export function herdRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { db, clock, guards } = deps;
  const present = async (rows: readonly AnimalRow[], farmerId: string) => {
    if (rows.length === 0) return [];
    const [gone, use] = await Promise.all([
      countGone(db, farmerId),
      listUseDays(db, farmerId, indianDate(clock.now())),
    ]);
    return rows.map((row) => toAnimal(row, gone.get(row.id) ?? 0, use.get(row.id)));
  };
  const service = createRecordService<AnimalRow, Animal, AnimalInput>(
    { table: animals, present, values: animalValues },
    deps,
  );
  addRoute(app, guards, animalEndpoints.due, ({ caller, query }) =>
    deps.herdDue(caller.farmerId, indianDate(clock.now()), query.lang),
  );
  recordRoutes(app, guards, animalEndpoints, service, (farmerId, id) =>
    service.get({ farmerId }, id),
  );
  childRoutes(
    app,
    guards,
    animalEventEndpoints,
    createRecordService<AnimalEventRow, AnimalEvent, AnimalEventInput>(animalEventKind, deps),
  );
}
