import { Readable } from 'node:stream';
import { accountEndpoints } from '@ankur/contracts/account/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { indianDate } from '../../platform/clock.ts';
import { addRoute } from '../../platform/http/route.ts';
import { createAccountService } from './account.service.ts';
import { importRoutes } from './import/import.routes.ts';
import { createStorageRepository } from './storage.repository.ts';
import { storageOf } from './storage.service.ts';

export function accountRoutes(app: FastifyInstance, deps: AppDeps): void {
  const service = createAccountService(deps);
  importRoutes(app, deps);

  addRoute(app, deps.guards, accountEndpoints.sessions, ({ caller }) => service.devices(caller));
  addRoute(app, deps.guards, accountEndpoints.endSession, async ({ caller, params }) => {
    await service.endDevice(caller.farmerId, params.id);
    return undefined;
  });
  addRoute(app, deps.guards, accountEndpoints.endOtherSessions, async ({ caller }) => {
    await service.endDevices(caller.farmerId, caller.sessionId);
    return { msg: 'Signed out on all other devices' };
  });
  addRoute(app, deps.guards, accountEndpoints.endAllSessions, async ({ caller }) => {
    await service.endDevices(caller.farmerId);
    return { msg: 'Signed out everywhere' };
  });
  const storage = createStorageRepository(deps.db);
  addRoute(app, deps.guards, accountEndpoints.storage, ({ caller }) =>
    storageOf(storage, caller.farmerId, {
      bytes: deps.config.ACCOUNT_STORAGE_MB * 1024 * 1024,
      rows: deps.config.ACCOUNT_ROWS_MAX,
    }),
  );
  addRoute(
    app,
    deps.guards,
    accountEndpoints.exportAccount,
    async ({ caller, reply }) => {
      const name = `ankur-${indianDate(deps.clock.now())}.zip`;
      reply.type('application/zip').header('content-disposition', `attachment; filename="${name}"`);
      return Readable.from(service.exportAll(caller.farmerId));
    },
    { perAccount: { name: 'export', points: 10, seconds: 600 } },
  );
  addRoute(app, deps.guards, accountEndpoints.deleteAccount, async ({ caller, body }) => {
    await service.remove(caller.farmerId, body.password);
    return { msg: 'Your account and everything in it has been deleted' };
  });
}
