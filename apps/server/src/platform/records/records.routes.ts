import type { ChildEndpoints, RecordEndpoints } from '@ankur/contracts/http/records';
import type { FastifyInstance } from 'fastify';
import { page } from '../http/paging.ts';
import { addRoute, type RouteGuards } from '../http/route.ts';
import { answerCreated } from '../writes/answer-created.ts';
import type { RecordService } from './records.service.ts';

/** The calls of one kind of record but reading one, which may tell more than the list does. */
export function recordRoutes<Item extends { id: string }, Whole, Input>(
  app: FastifyInstance,
  guards: RouteGuards,
  endpoints: RecordEndpoints<Item, Whole, Input, Partial<Input>>,
  service: RecordService<Item, Input>,
  get: (farmerId: string, id: string) => Promise<Whole>,
): void {
  addRoute(app, guards, endpoints.list, async ({ caller, query, request, reply }) =>
    page(await service.list(caller, query), query.limit, request, reply),
  );
  addRoute(app, guards, endpoints.add, ({ caller, body, write, reply }) =>
    answerCreated(reply, service.add({ farmerId: caller.farmerId }, body, write)),
  );
  addRoute(app, guards, endpoints.get, ({ caller, params }) => get(caller.farmerId, params.id));
  addRoute(app, guards, endpoints.change, ({ caller, params, body, ifMatch }) =>
    service.change({ farmerId: caller.farmerId }, params.id, body, ifMatch),
  );
  addRoute(app, guards, endpoints.remove, async ({ caller, params, ifMatch }) => {
    await service.remove({ farmerId: caller.farmerId }, params.id, ifMatch);
    return undefined;
  });
}

/** The calls of one kind of record that belongs to another one. */
export function childRoutes<Item extends { id: string }, Input>(
  app: FastifyInstance,
  guards: RouteGuards,
  endpoints: ChildEndpoints<Item, Input, Partial<Input>>,
  service: RecordService<Item, Input>,
): void {
  const whose = (caller: { farmerId: string }, params: { parent: string }) => ({
    farmerId: caller.farmerId,
    parent: params.parent,
  });
  addRoute(app, guards, endpoints.list, async ({ caller, params, query, request, reply }) =>
    page(await service.list(whose(caller, params), query), query.limit, request, reply),
  );
  addRoute(app, guards, endpoints.add, ({ caller, params, body, write, reply }) =>
    answerCreated(reply, service.add(whose(caller, params), body, write)),
  );
  addRoute(app, guards, endpoints.get, ({ caller, params }) =>
    service.get(whose(caller, params), params.id),
  );
  addRoute(app, guards, endpoints.change, ({ caller, params, body, ifMatch }) =>
    service.change(whose(caller, params), params.id, body, ifMatch),
  );
  addRoute(app, guards, endpoints.remove, async ({ caller, params, ifMatch }) => {
    await service.remove(whose(caller, params), params.id, ifMatch);
    return undefined;
  });
}
