import { consoleEndpoints } from '@ankur/contracts/console/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createRolesRepository } from '../../platform/auth/roles.repository.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { addRoute } from '../../platform/http/route.ts';
import { toConsoleMember } from './console.mapper.ts';

/** Calls of the console; `roles` of each endpoint says for whom it exists. */
export function consoleRoutes(app: FastifyInstance, { guards, db }: AppDeps): void {
  const roles = createRolesRepository(db);
  addRoute(app, guards, consoleEndpoints.me, async ({ caller }) => {
    const member = await roles.findMember(caller.farmerId);
    if (!member) throw notFound();
    return toConsoleMember(member);
  });
}
