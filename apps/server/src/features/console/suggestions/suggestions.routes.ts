import { failure } from '@ankur/contracts/problems';
import {
  suggestionEndpoints as calls,
  suggestionDeskEndpoints as desk,
  type Suggestion,
} from '@ankur/contracts/suggestions/endpoints';
import { DEFAULT_LANGUAGE, isLanguage } from '@ankur/languages/languages';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import { logAction } from '../../../platform/audit/moderation-log.ts';
import { conflict, notFound } from '../../../platform/errors/app-error.ts';
import { cursorId, page } from '../../../platform/http/paging.ts';
import { addRoute } from '../../../platform/http/route.ts';
import { isId } from '../../../platform/ids.ts';
import { answerCreated } from '../../../platform/writes/answer-created.ts';
import { createOnce } from '../../../platform/writes/idempotent-create.ts';
import { createBetterWordsRepository } from './better-words.repository.ts';
import { createSuggestionsRepository, type SuggestionRow } from './suggestions.repository.ts';

const toSuggestion = ({ farmer_id: _, created_at, ...row }: SuggestionRow): Suggestion => ({
  ...row,
  created_at: new Date(created_at).toISOString(),
});

const WORDS_S = 300;
const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();

/**
 * Whether an accepted wording can be shown at once: a text of another language than English, whose sentences are those of
 * the specification, with the same `{places}` for values. Names of places come with the next version.
 */
const isText = ({ kind, language, present, better }: SuggestionRow): boolean =>
  kind === 'translation' && language !== DEFAULT_LANGUAGE && placesOf(present) === placesOf(better);

/** Suggestions of better texts, and their review. */
export function suggestionsRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards, db, clock, ids } = deps;
  const suggestions = createSuggestionsRepository(db);
  const words = createBetterWordsRepository(db);
  addRoute(
    app,
    guards,
    calls.suggest,
    async ({ caller: { farmerId }, body, write, reply }) => {
      const row = { ...body, farmerId, now: clock.now() };
      const made = createOnce(db, farmerId, write, ids.next(), {
        insert: async (on, id) =>
          (await createSuggestionsRepository(on).insert({ ...row, id })) ?? null,
        find: async (id) => (await suggestions.findOwn(farmerId, id)) ?? null,
      });
      return toSuggestion(await answerCreated(reply, made));
    },
    { perAccount: { name: 'suggest', points: 60, seconds: 3600 } },
  );
  addRoute(app, guards, calls.words, async ({ params, reply }) => {
    if (!isLanguage(params.code)) throw notFound();
    reply.header('cache-control', `public, max-age=${WORDS_S}`);
    return words.list(params.code);
  });
  addRoute(app, guards, desk.suggestions, async ({ query, request, reply }) => {
    const { status, cursor, limit } = query;
    const rows = await suggestions.list(status, cursorId(cursor), limit + 1);
    return page(rows, limit, request, reply).map(toSuggestion);
  });
  addRoute(app, guards, desk.decideSuggestion, async ({ caller, params, body }) => {
    const row = isId(params.id) ? await suggestions.find(params.id) : undefined;
    if (!row) throw notFound();
    const status = body.accept ? 'accepted' : 'refused';
    await db.transaction(async (tx) => {
      const on = createSuggestionsRepository(tx);
      if (!(await on.decide(row.id, caller.farmerId, status, clock.now())))
        throw conflict(failure('case_changed'));
      if (body.accept && isText(row)) {
        const shown = { present: row.present, better: row.better };
        await createBetterWordsRepository(tx).put(row.language, shown, clock.now());
      }
      const action = body.accept ? 'accept suggestion' : 'refuse suggestion';
      const entry = { action, subject: row.id, note: `${row.language}: ${row.better}` };
      await logAction(tx, { clock, ids }, { ...entry, actorId: caller.farmerId, accountId: null });
    });
    return toSuggestion({ ...row, status });
  });
}
