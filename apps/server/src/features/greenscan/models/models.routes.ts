import { greenscanEndpoints } from '@ankur/contracts/greenscan/endpoints';
import { NON_FIELD } from '@ankur/contracts/http/errors';
import { failure } from '@ankur/contracts/problems';
import { LEAF_MANIFEST } from '@ankur/leaf-doctor/shipped-manifest';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import { AppError, notFound } from '../../../platform/errors/app-error.ts';
import { addRoute } from '../../../platform/http/route.ts';
import { byteRange } from '../../../platform/media-store/byte-range.ts';
import type { ActiveModel } from './active-model.ts';
import { createModelsRepository } from './models.repository.ts';

const YEAR_S = 31_536_000;

/** Routes by which a browser learns which model answers and fetches it; the shipped one is part of the web app. */
export function modelRoutes(app: FastifyInstance, deps: AppDeps, active: ActiveModel): void {
  const models = createModelsRepository(deps.db);
  addRoute(app, deps.guards, greenscanEndpoints.model, async ({ reply }) => {
    reply.header('cache-control', 'no-cache');
    const row = await active.find();
    const { version, model } = row?.manifest ?? LEAF_MANIFEST;
    return { version, bytes: model.bytes, manifest: row ? { ...row.manifest } : null };
  });
  addRoute(
    app,
    deps.guards,
    greenscanEndpoints.modelFile,
    async ({ params, request, reply }) => {
      const row = await models.findOne(params.version);
      if (!row) throw notFound();
      const size = row.manifest.model.bytes;
      const range = byteRange(request.headers.range, size);
      if (range.kind === 'outside') {
        reply.header('content-range', `bytes */${size}`);
        throw new AppError('range', { [NON_FIELD]: [failure('range_outside')] });
      }
      const { start, end } = range.kind === 'part' ? range : { start: 0, end: size - 1 };
      const content = await models.readFile(params.version, start, end - start + 1);
      if (!content) throw notFound();
      reply
        .type('application/gzip')
        .header('accept-ranges', 'bytes')
        .header('cache-control', `public, max-age=${YEAR_S}, immutable`);
      if (range.kind === 'part')
        reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
      return content;
    },
    { longLived: true },
  );
}
