import { cropsEndpoints } from '@ankur/contracts/crops/endpoints';
import { CROPS } from '@ankur/crops/register';
import { cropName } from '@ankur/crops/words';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { toGuide, toListed } from '../../library/crop-guide.mapper.ts';
import { cropFacts, cropFactsOf } from '../../library/crop-guides.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { addRoute } from '../../platform/http/route.ts';

const CACHED = 'public, max-age=3600';

export function cropsRoutes(app: FastifyInstance, { guards }: AppDeps): void {
  addRoute(app, guards, cropsEndpoints.list, async ({ query, reply }) => {
    reply.header('cache-control', CACHED);
    return cropFacts().map((facts) => toListed(facts, query.lang));
  });
  addRoute(app, guards, cropsEndpoints.names, async ({ query, reply }) => {
    reply.header('cache-control', CACHED);
    return Object.fromEntries(CROPS.map(({ id }) => [id, cropName(id, query.lang) ?? id]));
  });
  addRoute(app, guards, cropsEndpoints.get, async ({ params, query, reply }) => {
    const facts = cropFactsOf(params.id);
    if (!facts) throw notFound();
    reply.header('cache-control', CACHED);
    return toGuide(facts, query.lang);
  });
}
