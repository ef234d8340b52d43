import { PHOTO_BYTES_MAX } from '@ankur/contracts/community/rules';
import { expertEndpoints } from '@ankur/contracts/experts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { page } from '../../platform/http/paging.ts';
import { addRoute } from '../../platform/http/route.ts';
import { allOrNothing } from '../../platform/media-store/all-or-nothing.ts';
import { createNotify } from '../../platform/notify/notify.ts';
import { answerCreated } from '../../platform/writes/answer-created.ts';
import { toDeskRequest, toExpert, toRequest } from './experts.mapper.ts';
import type { RequestRow } from './experts.repository.ts';
import { createExpertsService } from './experts.service.ts';
import { sampleExperts } from './samples.ts';
import { takeRequest } from './take-request.ts';

const ASK_LIMIT = {
  reachesOthers: true,
  perAccount: { name: 'ask-expert', points: 30, seconds: 3600, tries: 150 },
};

export function expertsRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards, clock, ids, media, mediaLinks } = deps;
  const seen = (row: RequestRow) => toRequest(row, mediaLinks);
  /** Questions as an expert sees them; the farmers can read who saw theirs. */
  const onDesk = async (rows: readonly RequestRow[], expertId: string) => {
    const farmerIds = rows.map(({ farmer_id }) => farmer_id);
    await deps.recordAccess(expertId, farmerIds, 'questions');
    return rows.map((row) => toDeskRequest(row, expertId, mediaLinks));
  };
  const service = createExpertsService({
    db: deps.db,
    notify: createNotify(deps.db, clock, ids),
    media,
    clock,
    ids,
  });
  addRoute(app, guards, expertEndpoints.list, async () => {
    const real = await service.listExperts();
    return real.length > 0 ? real.map(toExpert) : [...sampleExperts];
  });
  addRoute(app, guards, expertEndpoints.requests, async ({ caller, query, request, reply }) =>
    page(await service.list(caller.farmerId, query), query.limit, request, reply).map(seen),
  );
  addRoute(
    app,
    guards,
    expertEndpoints.ask,
    async ({ caller: { farmerId }, request, reply }) => {
      const asking = allOrNothing(media.of(farmerId, 'photo'), (store) =>
        takeRequest(request, store, ids, {
          asked: (write) => service.askedBy(farmerId, write),
          keep: (form, photoKey, write) => service.ask(farmerId, form, photoKey, write),
        }),
      );
      return seen(await answerCreated(reply, asking));
    },
    { ...ASK_LIMIT, upload: { field: 'photo', bytesMax: PHOTO_BYTES_MAX } },
  );
  addRoute(app, guards, expertEndpoints.request, async ({ caller, params }) =>
    seen(await service.find(caller.farmerId, params.id)),
  );
  addRoute(
    app,
    guards,
    expertEndpoints.followUp,
    async ({ caller, params, body, write }) =>
      seen(await service.followUp(caller.farmerId, params.id, body.text, write)),
    ASK_LIMIT,
  );
  addRoute(app, guards, expertEndpoints.close, async ({ caller, params }) =>
    seen(await service.close(caller.farmerId, params.id)),
  );
  addRoute(app, guards, expertEndpoints.worked, async ({ caller, params, body }) =>
    seen(await service.setWorked(caller.farmerId, params.id, body.worked)),
  );
  addRoute(app, guards, expertEndpoints.desk, async ({ caller }) => {
    const { expert, rows } = await service.desk(caller.farmerId);
    return { expert, requests: await onDesk(rows, caller.farmerId) };
  });
  const oneOnDesk = async (found: Promise<RequestRow>, expertId: string) => {
    const [request] = await onDesk([await found], expertId);
    if (!request) throw notFound();
    return request;
  };
  addRoute(app, guards, expertEndpoints.claim, ({ caller: { farmerId }, params }) =>
    oneOnDesk(service.claim(farmerId, params.id), farmerId),
  );
  addRoute(app, guards, expertEndpoints.release, ({ caller: { farmerId }, params }) =>
    oneOnDesk(service.release(farmerId, params.id), farmerId),
  );
  addRoute(app, guards, expertEndpoints.answer, ({ caller: { farmerId }, params, body, write }) =>
    oneOnDesk(service.answer(farmerId, params.id, body.text, write), farmerId),
  );
  addRoute(app, guards, expertEndpoints.askBack, ({ caller: { farmerId }, params, body, write }) =>
    oneOnDesk(service.askBack(farmerId, params.id, body.text, write), farmerId),
  );
}
