import { privacyEndpoints } from '@ankur/contracts/privacy/endpoints';
import { NOTICE_VERSION } from '@ankur/contracts/privacy/rules';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { cursorId, page } from '../../platform/http/paging.ts';
import { addRoute } from '../../platform/http/route.ts';
import { createAccessLogRepository } from './access-log.repository.ts';
import { toAccessEntry } from './access-log.ts';
import { createPrivacyService } from './privacy.service.ts';

/** Routes of the privacy notice, the operator's contact and farmers' decisions. */
export function privacyRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards, config } = deps;
  const privacy = createPrivacyService(deps);
  addRoute(app, guards, privacyEndpoints.notice, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=300');
    return {
      version: NOTICE_VERSION,
      operator: {
        name: config.OPERATOR_NAME ?? null,
        grievance_email: config.GRIEVANCE_EMAIL ?? null,
        grievance_phone: config.GRIEVANCE_PHONE ?? null,
      },
    };
  });
  addRoute(app, guards, privacyEndpoints.state, ({ caller }) => privacy.state(caller.farmerId));
  const accesses = createAccessLogRepository(deps.db);
  addRoute(app, guards, privacyEndpoints.accessLog, async ({ caller, query, request, reply }) => {
    const rows = await accesses.list(caller.farmerId, cursorId(query.cursor), query.limit);
    return page(rows, query.limit, request, reply).map(toAccessEntry);
  });
  addRoute(app, guards, privacyEndpoints.agree, ({ caller }) => privacy.agree(caller.farmerId));
  addRoute(app, guards, privacyEndpoints.setAge, ({ caller, body }) =>
    privacy.setAge(caller.farmerId, body.group),
  );
  addRoute(app, guards, privacyEndpoints.setTraining, ({ caller, body }) =>
    privacy.setTraining(caller.farmerId, body),
  );
  addRoute(app, guards, privacyEndpoints.setSharing, ({ caller, body }) =>
    privacy.setSharing(caller.farmerId, body.allowed),
  );
}
