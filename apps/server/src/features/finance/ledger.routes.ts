import type { LedgerEndpoints } from '@ankur/contracts/finance/endpoints';
import type { FastifyInstance } from 'fastify';
import { page } from '../../platform/http/paging.ts';
import { addRoute, type RouteGuards } from '../../platform/http/route.ts';
import { answerCreated } from '../../platform/writes/answer-created.ts';
import type { LedgerInput, LedgerItem, LedgerListQuery, LedgerService } from './ledger.service.ts';

/** The six calls of one ledger. */
export function ledgerRoutes<Item extends LedgerItem, Input extends LedgerInput>(
  app: FastifyInstance,
  guards: RouteGuards,
  endpoints: LedgerEndpoints<Item, Input, LedgerListQuery>,
  service: LedgerService<Item, Input>,
): void {
  addRoute(app, guards, endpoints.list, async ({ caller, query, request, reply }) => {
    const rows = await service.list(caller.farmerId, query);
    // The query selects exactly the contract's fields, and JSON.stringify is three times as fast as the schema's serializer.
    reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
    return page(rows, query.limit, request, reply);
  });
  addRoute(app, guards, endpoints.add, ({ caller, body, write, reply }) =>
    answerCreated(reply, service.add(caller.farmerId, body, write)),
  );
  addRoute(app, guards, endpoints.get, ({ caller, params }) =>
    service.get(caller.farmerId, params.id),
  );
  addRoute(app, guards, endpoints.edit, ({ caller, params, body, ifMatch }) =>
    service.edit(caller.farmerId, params.id, body, ifMatch),
  );
  addRoute(app, guards, endpoints.remove, async ({ caller, params, ifMatch }) => {
    await service.remove(caller.farmerId, params.id, ifMatch);
    return undefined;
  });
  addRoute(app, guards, endpoints.restore, ({ caller, params }) =>
    service.restore(caller.farmerId, params.id),
  );
}
