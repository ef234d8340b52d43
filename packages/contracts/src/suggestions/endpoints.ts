import * as z from 'zod/mini';
import { idParams, pageQuery } from '../http/common.ts';
import { endpoint } from '../http/endpoint.ts';
import {
  SUGGESTION_KINDS,
  SUGGESTION_STATUSES,
  suggestionDecision,
  suggestionForm,
  suggestionStatus,
} from './rules.ts';

const suggestion = z.object({
  id: z.string(),
  kind: z.enum(SUGGESTION_KINDS),
  language: z.string(),
  present: z.string(),
  better: z.string(),
  note: z.nullable(z.string()),
  status: z.enum(SUGGESTION_STATUSES),
  created_at: z.string(),
});
export type Suggestion = z.output<typeof suggestion>;

const moderators = { auth: 'required', roles: ['operator', 'moderator'] } as const;

const betterWord = z.object({ present: z.string(), better: z.string() });
/** A text of the app, and the one that is shown instead. */
export type BetterWord = z.output<typeof betterWord>;

/** What farmers send, and what comes of it. */
export const suggestionEndpoints = {
  words: endpoint({
    method: 'GET',
    path: '/api/languages/:code/words/',
    auth: 'none',
    cache: 'never',
    summary:
      'Texts of a language that are shown instead of those of this version; none for English',
    params: z.object({ code: z.string() }),
    status: 200,
    answer: z.array(betterWord),
  }),
  suggest: endpoint({
    method: 'POST',
    path: '/api/user/suggestions/',
    auth: 'required',
    summary: 'Suggest a better word for a text of the app or the name of a place',
    makes: 'suggestion',
    body: suggestionForm,
    status: 201,
    answer: suggestion,
  }),
};

/** Calls of moderators. */
export const suggestionDeskEndpoints = {
  suggestions: endpoint({
    ...moderators,
    method: 'GET',
    path: '/api/console/suggestions/',
    cache: 'never',
    tags: ['ConsoleSuggestions'],
    summary: 'What farmers suggest, newest first, without their names',
    query: z.extend(pageQuery, { status: z._default(suggestionStatus, 'open') }),
    status: 200,
    answer: z.array(suggestion),
  }),
  decideSuggestion: endpoint({
    ...moderators,
    method: 'POST',
    path: '/api/console/suggestions/:id/decide/',
    tags: ['ConsoleSuggestions', 'ConsoleLog'],
    summary: 'Accept or refuse a suggestion',
    params: idParams,
    body: suggestionDecision,
    status: 200,
    answer: suggestion,
    refuses: [409],
  }),
};
