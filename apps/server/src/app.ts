import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AppDeps, AppInputs } from './app-deps.ts';
import { createPorts } from './app-ports.ts';
import { createAppStorage } from './app-storage.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { agriloopRoutes } from './features/agriloop/agriloop.routes.ts';
import { assistantRoutes } from './features/assistant/assistant.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { createConfirmationGuard } from './features/auth/email-confirmation.ts';
import { communityRoutes } from './features/community/community.routes.ts';
import { moderationRoutes } from './features/community/moderation/moderation.routes.ts';
import { createReelFeed } from './features/community/reel-feed.ts';
import { createShownMedia } from './features/community/shown-media.ts';
import { consoleRoutes } from './features/console/console.routes.ts';
import { createRoleGuard } from './features/console/role-guard.ts';
import { suggestionsRoutes } from './features/console/suggestions/suggestions.routes.ts';
import { creditsRoutes } from './features/credits/credits.routes.ts';
import { cropPredictionRoutes } from './features/crop-prediction/crop-prediction.routes.ts';
import { cropsRoutes } from './features/crops/crops.routes.ts';
import { expertMembersRoutes } from './features/experts/console/expert-members.routes.ts';
import { expertsRoutes } from './features/experts/experts.routes.ts';
import { farmPicturesRoutes } from './features/farm-pictures/farm-pictures.routes.ts';
import { farmTasksRoutes } from './features/farm-tasks/farm-tasks.routes.ts';
import { fieldsRoutes } from './features/fields/fields.routes.ts';
import { financeRoutes } from './features/finance/finance.routes.ts';
import { geoRoutes } from './features/geo/geo.routes.ts';
import { greenscanRoutes } from './features/greenscan/greenscan.routes.ts';
import { guidanceRoutes } from './features/guidance/guidance.routes.ts';
import { herdRoutes } from './features/herd/herd.routes.ts';
import { irrigationRoutes } from './features/irrigation/irrigation.routes.ts';
import { languagesRoutes } from './features/languages/languages.routes.ts';
import { lossesRoutes } from './features/losses/losses.routes.ts';
import { sourcesRoutes } from './features/market/console/sources.routes.ts';
import { marketRoutes } from './features/market/market.routes.ts';
import { newsRoutes } from './features/news/news.routes.ts';
import { notificationsRoutes } from './features/notifications/notifications.routes.ts';
import { plantingsRoutes } from './features/plantings/plantings.routes.ts';
import { createRecordAccess } from './features/privacy/access-log.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { createPublicAccountGuard } from './features/privacy/public-account-guard.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { schemesRoutes } from './features/schemes/schemes.routes.ts';
import { seasonRoutes } from './features/season/season.routes.ts';
import { healthRoutes } from './features/service/console/health.routes.ts';
import { serviceRoutes } from './features/service/service.routes.ts';
import { sharesRoutes } from './features/shares/shares.routes.ts';
import { transcriptionRoutes } from './features/transcription/transcription.routes.ts';
import { weatherRoutes } from './features/weather/weather.routes.ts';
import { createIdentity } from './platform/auth/identify.ts';
import { createAccessTokens } from './platform/auth/tokens.ts';
import { registerApiDocs } from './platform/http/api-docs.ts';
import { limitHeldBodies } from './platform/http/body-budget.ts';
import {
  drainAfterAnswer,
  endRequestsAtClose,
  refuseBrokenRequest,
} from './platform/http/connections.ts';
import { installErrorHandler, refuseUnreadableAddress } from './platform/http/errors.ts';
import { HTTP_LIMITS } from './platform/http/http-limits.ts';
import { acceptJsonOrNothing } from './platform/http/json-body.ts';
import { registerOpenApi } from './platform/http/openapi.ts';
import { cutSlowBodies } from './platform/http/slow-bodies.ts';
import { registerWebApp } from './platform/http/web-app.ts';
import { requestIds } from './platform/ids.ts';
import { shedLoad } from './platform/load/shed-load.ts';
import { loggerOptions } from './platform/logger.ts';
import { registerMedia } from './platform/media-store/media.routes.ts';
import { createMediaLinks } from './platform/media-store/media-links.ts';
import { measureRequests } from './platform/metrics/measures.ts';
import { noteWriters } from './platform/replica/note-writers.ts';
import { primaryReads } from './platform/replica/replica-reads.ts';

/** One year, without subdomains: those are the operator's decision. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Each feature registers its routes; order does not matter. */
const features: readonly ((app: FastifyInstance, deps: AppDeps) => void)[] = [
  serviceRoutes,
  healthRoutes,
  authRoutes,
  accountRoutes,
  privacyRoutes,
  profileRoutes,
  weatherRoutes,
  communityRoutes,
  agriloopRoutes,
  expertsRoutes,
  expertMembersRoutes,
  irrigationRoutes,
  languagesRoutes,
  marketRoutes,
  sourcesRoutes,
  newsRoutes,
  schemesRoutes,
  geoRoutes,
  transcriptionRoutes,
  financeRoutes,
  farmTasksRoutes,
  fieldsRoutes,
  plantingsRoutes,
  herdRoutes,
  lossesRoutes,
  farmPicturesRoutes,
  seasonRoutes,
  sharesRoutes,
  creditsRoutes,
  cropPredictionRoutes,
  greenscanRoutes,
  guidanceRoutes,
  cropsRoutes,
  notificationsRoutes,
  assistantRoutes,
  consoleRoutes,
  suggestionsRoutes,
  moderationRoutes,
];

/** The whole HTTP service; the caller listens or injects requests. */
export async function buildApp(inputs: AppInputs): Promise<FastifyInstance> {
  const tokens = createAccessTokens(inputs.secrets.accessTokens, inputs.clock);
  const identity = createIdentity(tokens, inputs.db, inputs.clock);
  const mediaLinks = createMediaLinks(inputs.secrets.keys('media-link'), inputs.clock);
  const replica = inputs.replica ?? primaryReads(inputs.db);
  const { media, uploadDoor, needRow } = createAppStorage(inputs);
  const ports = createPorts(inputs);
  const deps: AppDeps = {
    ...inputs,
    ...ports,
    reels: createReelFeed({ ...inputs, ...ports, media, replica }),
    replica,
    media,
    uploadDoor,
    tokens,
    identity,
    mediaLinks,
    guards: {
      identify: identity.identify,
      limiter: inputs.limiter,
      uploads: uploadDoor,
      needRow,
      needConfirmedEmail: createConfirmationGuard(inputs),
      needPublicAccount: createPublicAccountGuard(inputs.db),
      needRole: createRoleGuard(inputs.db, identity),
    },
    recordAccess: createRecordAccess(inputs),
  };
  const limits = { ...HTTP_LIMITS, ...inputs.httpLimits };
  const app = Fastify({
    logger: loggerOptions(inputs.config),
    genReqId: requestIds(),
    // Only the last entry, which the proxy added: earlier ones are set by the client and cannot be trusted.
    trustProxy: inputs.config.TRUST_PROXY === 'on' && ((_address, hop) => hop === 0),
    // Phones that lose their network during an upload never close the connection.
    connectionTimeout: limits.silentMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
    clientErrorHandler: (error, socket) => {
      inputs.measures?.refusal('broken_request');
      refuseBrokenRequest(error, socket);
    },
    bodyLimit: 1_048_576,
    forceCloseConnections: 'idle',
    // An id of any length reaches its route, which answers 404.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    frameworkErrors: refuseUnreadableAddress,
    // Some clients build `//media/…` and `/./media/…`; both mean the plain path.
    rewriteUrl: (request) => (request.url ?? '/').replace(/^\/(?:\.?\/)+/, '/'),
  });
  if (inputs.serializerCompiler) app.setSerializerCompiler(inputs.serializerCompiler);
  installErrorHandler(app);
  const overHttps = inputs.config.PUBLIC_URL.startsWith('https://');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (overHttps) reply.header('strict-transport-security', STRICT_TRANSPORT);
  });
  if (inputs.replica) noteWriters(app, replica);
  measureRequests(app, inputs.measures);
  endRequestsAtClose(app, limits);
  drainAfterAnswer(app);
  if (inputs.load) shedLoad(app, inputs.load);
  cutSlowBodies(app, limits);
  limitHeldBodies(app, inputs.config.BODY_BUDGET_MB, limits);
  acceptJsonOrNothing(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { files: 1, fields: 40, fieldSize: 100_000 },
  });
  await registerOpenApi(app, inputs.version);
  registerApiDocs(app);
  registerMedia(app, {
    store: inputs.media,
    links: mediaLinks,
    isShown: createShownMedia(inputs.reads, inputs.clock),
  });
  for (const feature of features) feature(app, deps);
  await registerWebApp(app, inputs.config.webRoot, inputs.config.MAP_TILES_URL);
  return app;
}
