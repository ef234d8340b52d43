import { guidanceEndpoints } from '@ankur/contracts/guidance/endpoints';
import { failure } from '@ankur/contracts/problems';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { toArticle } from '../../library/article.mapper.ts';
import { guidanceCatalogue, guidanceDrawing } from '../../library/articles.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { addRoute } from '../../platform/http/route.ts';
import { searchGuidance } from './guidance-search.ts';

const HOUR_S = 3600;

export function guidanceRoutes(app: FastifyInstance, { guards }: AppDeps): void {
  const calls = guidanceEndpoints;
  addRoute(app, guards, calls.list, async ({ query, reply }) => {
    reply.header('cache-control', `public, max-age=${HOUR_S}`);
    return guidanceCatalogue().map((article) => toArticle(article, query.lang));
  });
  addRoute(app, guards, calls.search, async ({ query }) =>
    searchGuidance(guidanceCatalogue(), query.q, query.lang),
  );
  addRoute(app, guards, calls.drawing, async ({ params, reply }) => {
    const drawing = await guidanceDrawing(params.file);
    if (!drawing) throw notFound();
    reply.type('image/svg+xml').header('cache-control', `public, max-age=${24 * HOUR_S}`);
    return drawing;
  });
  addRoute(app, guards, calls.get, async ({ params, query, reply }) => {
    const article = guidanceCatalogue().find(({ id }) => String(id) === params.id);
    if (!article) throw notFound(failure('article_not_found'));
    reply.header('cache-control', `public, max-age=${HOUR_S}`);
    return toArticle(article, query.lang);
  });
}
