import { newsEndpoints } from '@ankur/contracts/news/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { addRoute } from '../../platform/http/route.ts';
import { createOutgoing } from '../../providers/outgoing/outgoing.ts';
import { providerRateLimit } from '../../providers/provider-rate-limit.ts';
import { createNewsService } from './news.service.ts';
import { createNewsImages, PLACEHOLDER_SVG } from './news-images.ts';

const DAY_S = 86_400;

export function newsRoutes(app: FastifyInstance, deps: AppDeps): void {
  const images = createNewsImages(
    deps.secrets.keys('news-image'),
    createOutgoing(deps.config.PRIVATE_HOSTS),
  );
  const service = createNewsService({
    provider: deps.providers.news,
    cache: deps.answerCache,
    images,
    clock: deps.clock,
  });
  addRoute(app, deps.guards, newsEndpoints.news, ({ query, request }) =>
    service.page(query, providerRateLimit(deps.limiter, request.ip)),
  );
  addRoute(app, deps.guards, newsEndpoints.image, async ({ query, reply }) => {
    const picture = await images.find(query.u, query.s);
    // A placeholder instead of an error: the page of news works without the picture.
    reply
      .header('cache-control', `public, max-age=${picture ? DAY_S : DAY_S / 144}`)
      .type(picture ? 'image/webp' : 'image/svg+xml');
    return picture ?? PLACEHOLDER_SVG;
  });
}
