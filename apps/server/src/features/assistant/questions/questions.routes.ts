import { assistantQuestionEndpoints } from '@ankur/contracts/assistant/question-endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import { page } from '../../../platform/http/paging.ts';
import { addRoute } from '../../../platform/http/route.ts';
import { toQuestion } from './questions.mapper.ts';
import type { QuestionsService } from './questions.service.ts';

/** What experts do with the questions that the assistant leaves to them. */
export function questionRoutes(
  app: FastifyInstance,
  { guards }: AppDeps,
  service: QuestionsService,
): void {
  const calls = assistantQuestionEndpoints;
  addRoute(app, guards, calls.list, async ({ caller, query, request, reply }) =>
    page(await service.list(caller.farmerId, query), query.limit, request, reply).map(({ row }) =>
      toQuestion(row),
    ),
  );
  addRoute(app, guards, calls.answer, async ({ caller, params, body }) =>
    toQuestion(await service.answer(caller.farmerId, params.id, body)),
  );
  addRoute(app, guards, calls.correct, async ({ caller, params, body, ifMatch }) =>
    toQuestion(await service.correct(caller.farmerId, params.id, body, ifMatch)),
  );
  addRoute(app, guards, calls.release, async ({ caller, params }) =>
    toQuestion(await service.release(caller.farmerId, params.id)),
  );
  addRoute(app, guards, calls.withdraw, async ({ caller, params }) =>
    toQuestion(await service.withdraw(caller.farmerId, params.id)),
  );
}
