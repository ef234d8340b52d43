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
import { entryMoneyEndpoints } from '@ankur/contracts/farm-record/entry-money';
import { milkRateEndpoints } from '@ankur/contracts/farm-record/milk-rates';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { indianDate } from '../../platform/clock.ts';
import { addRoute } from '../../platform/http/route.ts';
import { createOneRowRepository } from '../../platform/records/one-row.ts';
import { childRoutes, recordRoutes } from '../../platform/records/records.routes.ts';
import { createRecordService } from '../../platform/records/records.service.ts';
import { createAnimalEventKind } from './animal-event-kind.ts';
import { animalValues } from './animal-values.ts';
import { together } from './due-together.ts';
import { type AnimalEventRow, type AnimalRow, toAnimal } from './herd.mapper.ts';
import { countGone, listUseDays } from './herd.repository.ts';
import { animals, milkRates } from './herd.tables.ts';
import { createMilkRatesService } from './milk-rates.service.ts';

export function herdRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { db, clock, guards, mediaLinks, farmPictures } = deps;
  const present = async (rows: readonly AnimalRow[], farmerId: string) => {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const [gone, use, pictures] = await Promise.all([
      countGone(db, farmerId),
      listUseDays(db, farmerId, indianDate(clock.now())),
      farmPictures.of(mediaLinks, farmerId, 'animal', ids),
    ]);
    return rows.map((row) =>
      toAnimal(row, {
        gone: gone.get(row.id) ?? 0,
        use: use.get(row.id),
        picture: pictures.get(row.id) ?? null,
      }),
    );
  };
  const service = createRecordService<AnimalRow, Animal, AnimalInput>(
    {
      table: animals,
      present,
      values: animalValues,
      filesOf: (farmerId, id) => farmPictures.keysUnder(farmerId, 'animal', id),
    },
    deps,
  );
  addRoute(app, guards, animalEndpoints.due, async ({ caller, query }) => {
    const today = indianDate(clock.now());
    const due = await deps.herdDue(caller.farmerId, today, query.lang, query.silenced === 'true');
    return query.together === 'true' ? together(due) : due;
  });
  const rates = createMilkRatesService({
    repository: createOneRowRepository(db, milkRates),
    clock,
  });
  addRoute(app, guards, milkRateEndpoints.read, ({ caller }) => rates.get(caller.farmerId));
  addRoute(app, guards, milkRateEndpoints.save, ({ caller, body, ifMatch }) =>
    rates.save(caller.farmerId, body, ifMatch),
  );
  recordRoutes(app, guards, animalEndpoints, service, (farmerId, id) =>
    service.get({ farmerId }, id),
  );
  const events = createRecordService<AnimalEventRow, AnimalEvent, AnimalEventInput>(
    createAnimalEventKind(deps),
    deps,
  );
  childRoutes(app, guards, animalEventEndpoints, events);
  addRoute(
    app,
    guards,
    entryMoneyEndpoints.removeOfAnimal,
    async ({ caller: { farmerId }, params: { parent, id }, ifMatch }) => {
      await events.remove({ farmerId, parent }, id, ifMatch, (_, on) =>
        deps.entryMoney.remove(on, farmerId, 'animal_event', id),
      );
    },
  );
}
