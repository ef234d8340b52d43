import type { Identity } from '../../platform/auth/identify.ts';
import { createRolesRepository } from '../../platform/auth/roles.repository.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound, unauthorized } from '../../platform/errors/app-error.ts';
import type { RouteGuards } from '../../platform/http/route.ts';

/**
 * Hides calls from accounts without one of their roles: 404, as for a path that does not exist. Somebody with a role
 * whose access token has expired gets 401, so that a client renews it. Roles are read at each call: grants
 * and withdrawals are effective at once in every process.
 */
export function createRoleGuard(
  db: Database,
  identity: Pick<Identity, 'identifyExpired'>,
): RouteGuards['needRole'] {
  const repository = createRolesRepository(db);
  return async (roles, caller, request) => {
    const known = caller ?? (await identity.identifyExpired(request));
    const member = known && (await repository.findMember(known.farmerId));
    if (!member?.roles.some((role) => roles.includes(role))) throw notFound();
    if (!caller) throw unauthorized();
  };
}
