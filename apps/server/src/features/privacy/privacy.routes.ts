import { privacyEndpoints } from '@ankur/contracts/privacy/endpoints';
import { NOTICE_VERSION } from '@ankur/contracts/privacy/rules';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { addRoute } from '../../platform/http/route.ts';
import { createPrivacyService } from './privacy.service.ts';

/** The notice, who answers for the installation, and what each farmer decided. */
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
  addRoute(app, guards, privacyEndpoints.agree, ({ caller }) => privacy.agree(caller.farmerId));
  addRoute(app, guards, privacyEndpoints.setAge, ({ caller, body }) =>
    privacy.setAge(caller.farmerId, body.group),
  );
  addRoute(app, guards, privacyEndpoints.setSharing, ({ caller, body }) =>
    privacy.setSharing(caller.farmerId, body.allowed),
  );
}
