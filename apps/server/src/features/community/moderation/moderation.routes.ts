import { takedownEndpoints } from '@ankur/contracts/community/takedown-endpoints';
import { moderationEndpoints as calls } from '@ankur/contracts/console/moderation-endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import { createRolesRepository } from '../../../platform/auth/roles.repository.ts';
import { page } from '../../../platform/http/paging.ts';
import { addRoute } from '../../../platform/http/route.ts';
import type { AuthorRow } from './cases.repository.ts';
import {
  toAppealCase,
  toCase,
  toCaseDetail,
  toConsoleAccount,
  toLogEntry,
  toTakedown,
} from './moderation.mapper.ts';
import { createModerationService } from './moderation.service.ts';
import { createTakedownsService } from './takedowns.service.ts';

/** Routes of moderators in the console, and of authors about decisions. */
export function moderationRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards, db, clock, ids, config, mediaLinks } = deps;
  const periods = {
    privateHours: config.TAKEDOWN_PRIVATE_HOURS,
    orderHours: config.TAKEDOWN_ORDER_HOURS,
    grievanceDays: config.GRIEVANCE_DAYS,
  };
  const service = createModerationService({ db, clock, ids, experts: deps.experts, periods });
  const roles = createRolesRepository(db);
  const seen = (moderatorId: string, rows: readonly AuthorRow[]) =>
    deps.recordAccess(
      moderatorId,
      rows.map(({ author_id }) => author_id),
      'reports',
    );
  addRoute(app, guards, calls.cases, async ({ caller, query, request, reply }) => {
    const rows = await service.list(query);
    await seen(caller.farmerId, rows);
    const placed = rows.map((row) => ({ id: row.id, cursor: `${row.due_micros}.${row.id}`, row }));
    return page(placed, query.limit, request, reply).map(({ row }) => toCase(row, mediaLinks));
  });
  addRoute(app, guards, calls.addCase, async ({ caller, body }) => {
    const found = await service.add(caller.farmerId, body);
    await seen(caller.farmerId, [found.row]);
    return toCaseDetail(found, mediaLinks);
  });
  addRoute(app, guards, calls.case, async ({ caller, params }) => {
    const found = await service.find(params.id);
    await seen(caller.farmerId, [found.row]);
    return toCaseDetail(found, mediaLinks);
  });
  addRoute(app, guards, calls.decide, async ({ caller, params, body }) =>
    toCaseDetail(await service.decide(caller.farmerId, params.id, body), mediaLinks),
  );
  addRoute(app, guards, calls.appeals, async ({ caller, query, request, reply }) => {
    const rows = await service.listAppeals(query);
    await seen(caller.farmerId, rows);
    const placed = rows.map((row) => ({ id: row.id, cursor: `${row.micros}.${row.id}`, row }));
    return page(placed, query.limit, request, reply).map(({ row }) =>
      toAppealCase(row, periods.grievanceDays, mediaLinks),
    );
  });
  addRoute(app, guards, calls.answerAppeal, ({ caller, params, body }) =>
    service.answerAppeal(caller.farmerId, params.id, body),
  );
  addRoute(app, guards, calls.account, async ({ caller, params }) => {
    const { row, log } = await service.account(params.id);
    await deps.recordAccess(caller.farmerId, [row.id], 'account');
    return toConsoleAccount(row, log);
  });
  addRoute(app, guards, calls.suspend, async ({ caller, params, body }) => {
    const member = await roles.findMember(caller.farmerId);
    const moderator = {
      id: caller.farmerId,
      isOperator: member?.roles.includes('operator') ?? false,
    };
    const { row, log } = await service.suspend(moderator, params.id, body.why);
    return toConsoleAccount(row, log);
  });
  addRoute(app, guards, calls.reinstate, async ({ caller, params, body }) => {
    const { row, log } = await service.reinstate(caller.farmerId, params.id, body.why);
    return toConsoleAccount(row, log);
  });
  addRoute(app, guards, calls.log, async ({ query, request, reply }) =>
    page(await service.listLog(query), query.limit, request, reply).map(toLogEntry),
  );
  const takedowns = createTakedownsService({ db, clock });
  addRoute(app, guards, takedownEndpoints.list, async ({ caller, query, request, reply }) =>
    page(await takedowns.list(caller.farmerId, query), query.limit, request, reply).map(toTakedown),
  );
  addRoute(
    app,
    guards,
    takedownEndpoints.appeal,
    async ({ caller, params, body }) =>
      toTakedown(await takedowns.appeal(caller.farmerId, params.id, body.text)),
    { perAccount: { name: 'appeal', points: 30, seconds: 3600 } },
  );
}
