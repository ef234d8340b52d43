import { farmTaskEndpoints } from '@ankur/contracts/farm-tasks/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { page } from '../../platform/http/paging.ts';
import { addRoute } from '../../platform/http/route.ts';
import { answerCreated } from '../../platform/writes/answer-created.ts';
import { createClientTime } from '../../platform/writes/client-time.ts';
import { createCalendarRepository } from './calendar.repository.ts';
import { createCalendarService } from './calendar.service.ts';
import { createFarmTasksRepository } from './farm-tasks.repository.ts';
import { createFarmTasksService } from './farm-tasks.service.ts';

export function farmTasksRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { db, guards } = deps;
  const repository = createFarmTasksRepository(db);
  const tasks = createFarmTasksService(repository, {
    ...deps,
    clientTime: createClientTime(deps),
  });
  const calendar = createCalendarService({
    ...deps,
    feeds: createCalendarRepository(db),
    tasks: repository,
    publicUrl: deps.config.PUBLIC_URL,
  });
  const calls = farmTaskEndpoints;

  addRoute(app, guards, calls.list, async ({ caller, query, request, reply }) =>
    page(await tasks.list(caller.farmerId, query), query.limit, request, reply),
  );
  addRoute(app, guards, calls.add, ({ caller, body, write, reply }) =>
    answerCreated(reply, tasks.add(caller.farmerId, body, write)),
  );
  addRoute(app, guards, calls.get, ({ caller, params }) => tasks.get(caller.farmerId, params.id));
  addRoute(app, guards, calls.change, ({ caller, params, body, ifMatch }) =>
    tasks.change(caller.farmerId, params.id, body, ifMatch),
  );
  addRoute(app, guards, calls.setDone, ({ caller, params, body, ifMatch }) =>
    tasks.setDone(caller.farmerId, params.id, body, ifMatch),
  );
  addRoute(app, guards, calls.remove, async ({ caller, params, ifMatch }) => {
    await tasks.remove(caller.farmerId, params.id, ifMatch);
    return undefined;
  });

  addRoute(app, guards, calls.feed, ({ caller }) => calendar.address(caller.farmerId));
  addRoute(app, guards, calls.renewFeed, ({ caller }) => calendar.renew(caller.farmerId));
  addRoute(app, guards, calls.removeFeed, async ({ caller }) => {
    await calendar.close(caller.farmerId);
    return undefined;
  });
  addRoute(app, guards, calls.calendar, async ({ params, reply }) => {
    const text = await calendar.read(params.file);
    reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, max-age=300');
    return text;
  });
}
