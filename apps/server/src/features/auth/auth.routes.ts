import { authEndpoints } from '@ankur/contracts/auth/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { addRoute } from '../../platform/http/route.ts';
import { createAuthService } from './auth.service.ts';
import { createSessionsService, type Device } from './sessions.service.ts';

const deviceOf = (request: FastifyRequest): Device => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'],
});

export function authRoutes(app: FastifyInstance, deps: AppDeps): void {
  const sessions = createSessionsService(deps);
  const auth = createAuthService(deps, sessions);

  addRoute(app, deps.guards, authEndpoints.register, async ({ body, request }) => ({
    msg: 'Registration Successful',
    token: await auth.register(body, deviceOf(request)),
  }));
  addRoute(app, deps.guards, authEndpoints.login, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { msg: 'Login Successfull', token: await auth.login(body, deviceOf(request)) };
  });
  addRoute(app, deps.guards, authEndpoints.refresh, async ({ body, reply }) => {
    reply.header('cache-control', 'no-store');
    return sessions.renew(body.refresh);
  });
  addRoute(app, deps.guards, authEndpoints.logout, async ({ body }) => {
    await sessions.close(body.refresh);
    return undefined;
  });
  addRoute(app, deps.guards, authEndpoints.name, async ({ caller }) => ({
    name: await auth.name(caller.farmerId),
  }));
}
