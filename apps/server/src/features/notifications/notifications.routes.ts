import { notificationEndpoints } from '@ankur/contracts/notifications/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { EVENT_STREAM_HEADERS } from '../../platform/http/event-stream.ts';
import { cursorId, page } from '../../platform/http/paging.ts';
import { addRoute } from '../../platform/http/route.ts';
import { vapidKeys } from '../../providers/push/vapid.ts';
import { createLive } from './live.ts';
import { createNotificationsRepository } from './notifications.repository.ts';
import { createNotificationsService } from './notifications.service.ts';

const STREAM_HEAD = {
  ...EVENT_STREAM_HEADERS,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

export function notificationsRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards } = deps;
  const repository = createNotificationsRepository(deps.db);
  const notifications = createNotificationsService({
    repository,
    clock: deps.clock,
    pushServices: deps.config.PUSH_SERVICES,
  });
  const live = createLive(repository, deps.clock, (message) => app.log.warn(message));
  const key = vapidKeys(deps.secrets).publicKey;
  const calls = notificationEndpoints;
  app.addHook('preClose', async () => live.close());

  addRoute(app, guards, calls.list, async ({ caller, query, request, reply }) => {
    const before = cursorId(query.cursor);
    const rows = await notifications.list(caller.farmerId, query.limit + 1, before);
    return page(rows, query.limit, request, reply);
  });
  addRoute(app, guards, calls.unread, ({ caller }) => notifications.unread(caller.farmerId));
  addRoute(app, guards, calls.read, ({ caller, body }) =>
    notifications.read(caller.farmerId, body.ids),
  );
  addRoute(app, guards, calls.remove, async ({ caller, params }) => {
    await notifications.remove(caller.farmerId, params.id);
  });
  addRoute(
    app,
    guards,
    calls.stream,
    async ({ caller, reply }) => {
      reply.hijack();
      reply.raw.writeHead(200, STREAM_HEAD);
      await live.join(caller, reply.raw);
    },
    { longLived: true },
  );

  addRoute(app, guards, calls.settings, ({ caller }) => notifications.settings(caller.farmerId));
  addRoute(app, guards, calls.changeSettings, ({ caller, body, ifMatch }) =>
    notifications.changeSettings(caller.farmerId, body, ifMatch),
  );

  addRoute(app, guards, calls.pushKey, async () => ({ key }));
  addRoute(app, guards, calls.subscribe, async ({ caller, body }) => {
    await notifications.subscribe(caller, body);
  });
  addRoute(app, guards, calls.unsubscribe, async ({ caller, body }) => {
    await notifications.unsubscribe(caller.farmerId, body.endpoint);
  });
}
