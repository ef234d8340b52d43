import { greenscanEndpoints, scanForm } from '@ankur/contracts/greenscan/endpoints';
import { PHOTO_BYTES_MAX } from '@ankur/contracts/greenscan/rules';
import { check } from '@ankur/contracts/http/errors';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { hashSecret } from '../../platform/auth/tokens.ts';
import { invalid } from '../../platform/errors/app-error.ts';
import { page } from '../../platform/http/paging.ts';
import { addRoute } from '../../platform/http/route.ts';
import { answerCreated } from '../../platform/writes/answer-created.ts';
import { writeOf } from '../../platform/writes/write.ts';
import { toAnalysis } from './analysis.mapper.ts';
import { createLeafThread, LeafRefused } from './leaf-thread.ts';
import { createActiveModel } from './models/active-model.ts';
import { modelRoutes } from './models/models.routes.ts';
import { withPhotographs } from './read-photographs.ts';
import { refusalError } from './scan-errors.ts';
import { createScansService } from './scans.service.ts';
import { createSpraysService } from './sprays.service.ts';

/** Villages share addresses; each photograph costs about 50 ms. */
const PER_ADDRESS = { name: 'greenscan', points: 240, seconds: 60 };
const BODY_BYTES_MAX = 90 * 1024 * 1024;

export function greenscanRoutes(app: FastifyInstance, deps: AppDeps): void {
  const active = createActiveModel(deps.db, deps.clock);
  const doctor = createLeafThread(active);
  app.addHook('onClose', () => doctor.close());

  addRoute(
    app,
    deps.guards,
    greenscanEndpoints.analyze,
    async ({ request, reply }) => {
      reply.header('cache-control', 'no-store');
      return withPhotographs(request, async ({ photographs, fields }) => {
        const crop = typeof fields.crop === 'string' ? fields.crop.trim() || null : null;
        try {
          const report = await doctor.ask(photographs, crop);
          return { analysis: toAnalysis(report, crop) };
        } catch (error) {
          throw error instanceof LeafRefused ? refusalError(error.refusal) : error;
        }
      });
    },
    { perAddress: PER_ADDRESS, bodyLimit: BODY_BYTES_MAX },
  );

  modelRoutes(app, deps, active);
  const scans = createScansService(deps);
  const sprays = createSpraysService(deps);
  const calls = greenscanEndpoints;
  addRoute(app, deps.guards, calls.scans, async ({ caller, query, request, reply }) =>
    page(await scans.list(caller.farmerId, query), query.limit, request, reply),
  );
  addRoute(
    app,
    deps.guards,
    calls.keepScan,
    ({ caller, request, reply }) =>
      withPhotographs(request, async ({ photographs: [photograph], fields }) => {
        const form = check(scanForm, fields);
        if (!form.ok) throw invalid(form.failures);
        const image = photograph ?? Buffer.alloc(0);
        const write = writeOf(calls.keepScan.makes, {}, fields, { image: hashSecret(image) });
        return answerCreated(reply, scans.keep(caller.farmerId, form.value, image, write));
      }),
    {
      perAccount: { name: 'keep-scan', points: 60, seconds: 60 },
      bodyLimit: BODY_BYTES_MAX,
      upload: { field: 'image', bytesMax: PHOTO_BYTES_MAX },
    },
  );
  addRoute(app, deps.guards, calls.setScanWord, ({ caller, params, body }) =>
    scans.setWord(caller.farmerId, params.id, body),
  );
  addRoute(app, deps.guards, calls.removeScan, async ({ caller, params }) => {
    await scans.remove(caller.farmerId, params.id);
    return undefined;
  });
  addRoute(app, deps.guards, calls.spray, ({ caller, body, write, reply }) =>
    answerCreated(reply, sprays.plan(caller.farmerId, body, write)),
  );
}
