import {
  consoleExpertEndpoints as calls,
  expertsOverview,
  invitationEndpoints,
} from '@ankur/contracts/console/expert-endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import { addRoute } from '../../../platform/http/route.ts';
import { createExpertMembers } from './expert-members.service.ts';
import { createInvitationsRepository } from './invitations.repository.ts';
import { createOverviewRepository } from './overview.repository.ts';

const instant = (at: string | Date) => new Date(at).toISOString();

/** Routes for operators to manage experts, and to accept an invitation. */
export function expertMembersRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards, db, clock } = deps;
  const members = createExpertMembers(deps);
  const overview = createOverviewRepository(db);
  addRoute(app, guards, calls.experts, async () => {
    const [experts, invitations, waiting, assistant] = await Promise.all([
      overview.listExperts(),
      createInvitationsRepository(db).list(clock.now()),
      overview.listWaiting(),
      overview.countAssistantQuestions(),
    ]);
    return expertsOverview.parse({
      experts: experts.map((row) => ({ ...row, added_at: instant(row.added_at) })),
      invitations: invitations.map((row) => ({
        ...row,
        invited_at: instant(row.invited_at),
        expires_at: instant(row.expires_at),
      })),
      waiting: waiting.map((row) => ({ ...row, oldest_at: instant(row.oldest_at) })),
      assistant: { waiting: 0, answered: 0, released: 0, withdrawn: 0, ...assistant },
    });
  });
  addRoute(app, guards, calls.invite, async ({ caller, body }) => {
    const row = await members.invite(caller.farmerId, body);
    const { id, email, fields, languages, experience, link } = row;
    const times = { invited_at: instant(row.now), expires_at: instant(row.expiresAt) };
    return { id, email, fields, languages, experience, link, ...times };
  });
  addRoute(app, guards, calls.withdrawInvitation, ({ caller, params }) =>
    members.withdrawInvitation(caller.farmerId, params.id),
  );
  addRoute(app, guards, calls.changeExpert, ({ caller, params, body }) =>
    members.change(caller.farmerId, params.id, body),
  );
  addRoute(app, guards, calls.withdrawExpert, ({ caller, params, body }) =>
    members.withdraw(caller.farmerId, params.id, body.why),
  );
  addRoute(
    app,
    guards,
    invitationEndpoints.accept,
    async ({ caller, body }) => {
      const { fields, languages, experience } = await members.accept(caller.farmerId, body.token);
      return invitationEndpoints.accept.answer.parse({ fields, languages, experience });
    },
    { perAccount: { name: 'invitation', points: 20, seconds: 3600 } },
  );
}
