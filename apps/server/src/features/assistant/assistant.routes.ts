import { gunzipSync } from 'node:zlib';
import { assistantEndpoints } from '@ankur/contracts/assistant/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { logAction } from '../../platform/audit/moderation-log.ts';
import { addressKey } from '../../platform/http/client-address.ts';
import { acceptedEncoding } from '../../platform/http/page-documents.ts';
import { page } from '../../platform/http/paging.ts';
import { addRoute } from '../../platform/http/route.ts';
import { needAnonymousTurn } from './anonymous-limit.ts';
import { createAssistantRepository } from './assistant.repository.ts';
import { createAssistantService } from './assistant.service.ts';
import { sendEvents, wantsEvents } from './assistant-events.ts';
import { createConsentRepository } from './consent/consent.repository.ts';
import { consentRoutes } from './consent/consent.routes.ts';
import { savedGuide } from './guide/saved-guide.ts';
import { createModelAnswers } from './model/ask-model.ts';
import type { Listener } from './model/model-answer.ts';
import { createQuestionsRepository } from './questions/questions.repository.ts';
import { questionRoutes } from './questions/questions.routes.ts';
import { createQuestionsService } from './questions/questions.service.ts';
import { createReleasedAnswers } from './questions/released-answers.ts';
import { createFarmToolbox } from './tools/farm-toolbox.ts';
import { createUnderstanding, understandThread } from './understanding/understanding.ts';

/** A person types slower than one a second. */
const QUESTIONS = { name: 'chat', points: 60, seconds: 60, tries: 120 };
/** Whole villages share an address: all that is asked there, signed in or not. */
const PER_ADDRESS = { name: 'chat-address', points: 1200, seconds: 60 };
/** Generated answers cost money: so many a farmer and day, then the built-in ones. */
const GENERATED = { name: 'chat-generated', points: 60, seconds: 86_400 };
/** Whoever is not signed in has as many new conversations as asked for: the address counts, for a village. */
const GENERATED_THERE = { name: 'chat-generated-address', points: 1_000, seconds: 86_400 };
const GENERATED_IN_ALL = { name: 'chat-generated-all', points: 20_000, seconds: 86_400 };

/** Released answers are nobody's own: the version of them is read as by one reader. */
const RELEASED = 'released';

export function assistantRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards, limiter } = deps;
  const calls = assistantEndpoints;
  const model = deps.providers.languageModel ?? null;
  const questions = createQuestionsRepository(deps.db);
  const warn = (message: string) => app.log.warn(message);
  const released = createReleasedAnswers(
    {
      // The answers themselves come from the primary: they must never be older than their version.
      version: createQuestionsRepository(deps.replica.of(RELEASED)).version,
      listReleased: questions.listReleased,
    },
    deps.clock,
    warn,
  );
  const queue = createQuestionsService({
    questions,
    together: (work) =>
      deps.db.transaction((tx) =>
        work(createQuestionsRepository(tx), (action) => logAction(tx, deps, action)),
      ),
    onReleased: async () => {
      await deps.replica.wrote(RELEASED);
      released.expire();
    },
    clock: deps.clock,
    ids: deps.ids,
  });
  const understanding = createUnderstanding(understandThread(), warn);
  const consents = createConsentRepository(deps.db);
  const answerByModel = createModelAnswers({
    model,
    understanding,
    released,
    mayGenerate: async ({ farmerId, address }) => {
      const own = farmerId
        ? limiter.take(GENERATED, farmerId)
        : limiter.take(GENERATED_THERE, addressKey(address));
      return (await own) === 0 && (await limiter.take(GENERATED_IN_ALL, 'all')) === 0;
    },
    consentOf: async (farmerId) => (await consents.find(farmerId))?.books ?? null,
    warn,
  });
  const service = createAssistantService({
    repository: createAssistantRepository(deps.db),
    understanding,
    toolsOf: createFarmToolbox(deps),
    clock: deps.clock,
    ids: deps.ids,
    answerByModel,
    released,
    onOpenQuestion: queue.add,
    warn,
  });
  consentRoutes(app, deps);
  questionRoutes(app, deps, queue);

  addRoute(
    app,
    guards,
    calls.chat,
    async ({ body, caller, request, reply }) => {
      reply.header('cache-control', 'no-store');
      const { message, session_id: session } = body;
      if (!caller) await needAnonymousTurn(limiter, request.ip, message);
      const asker = { farmerId: caller?.farmerId ?? null, address: request.ip };
      const answer = (listener?: Listener) =>
        service.answer(asker, message, session ?? null, listener);
      if (!model || !wantsEvents(request)) return answer();
      return sendEvents(request, reply, (send, gone) =>
        answer({ onSentence: (text) => send('sentence', { text }), gone }),
      );
    },
    { perAccount: QUESTIONS, perAddress: PER_ADDRESS },
  );
  addRoute(
    app,
    guards,
    calls.feedback,
    ({ body, caller }) => service.rate(caller?.farmerId ?? null, body),
    { perAccount: QUESTIONS, perAddress: PER_ADDRESS },
  );
  addRoute(app, guards, calls.guide, async ({ query, request, reply }) => {
    const packed = await savedGuide(query.lang, await released.current());
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    reply
      .type('application/json')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding');
    if (!encoding) return gunzipSync(packed.gzip);
    reply.header('content-encoding', encoding);
    return packed[encoding];
  });
  addRoute(app, guards, calls.guideSize, async ({ query, request }) => {
    const packed = await savedGuide(query.lang, await released.current());
    const encoding = acceptedEncoding(request.headers['accept-encoding']) ?? 'gzip';
    return { bytes: packed[encoding].length };
  });
  addRoute(app, guards, calls.sessions, async ({ caller, query, request, reply }) =>
    page(await service.list(caller.farmerId, query), query.limit, request, reply),
  );
  addRoute(app, guards, calls.session, ({ caller, params }) =>
    service.read(caller.farmerId, params.id),
  );
  addRoute(app, guards, calls.removeSession, async ({ caller, params }) => {
    await service.remove(caller.farmerId, params.id);
    return undefined;
  });
}
