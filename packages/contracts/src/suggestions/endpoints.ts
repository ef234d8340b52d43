import * as z from 'zod/mini';
import { idParams, pageQuery } from '../http/common.ts';
import { endpoint, MAKE, OPEN_FRESH, POST, READ_FRESH } from '../http/endpoint.ts';
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

const moderators = { roles: ['operator', 'moderator'] } as const;

const betterWord = z.object({ present: z.string(), better: z.string() });
/** A text of the app, and the one that is shown instead. */
export type BetterWord = z.output<typeof betterWord>;

/** What farmers send, and what comes of it. */
export const suggestionEndpoints = {
  words: endpoint({
    ...OPEN_FRESH,
    path: '/api/languages/:code/words/',
    summary:
      'Texts of a language that are shown instead of those of this version; none for English',
    params: z.object({ code: z.string() }),
    answer: z.array(betterWord),
  }),
  suggest: endpoint({
    ...MAKE,
    path: '/api/user/suggestions/',
    summary: 'Suggest a better word for a text of the app or the name of a place',
    makes: 'suggestion',
    body: suggestionForm,
    answer: suggestion,
  }),
};

/** Calls of moderators. */
export const suggestionDeskEndpoints = {
  suggestions: endpoint({
    ...READ_FRESH,
    ...moderators,
    path: '/api/console/suggestions/',
    tags: ['ConsoleSuggestions'],
    summary: 'What farmers suggest, newest first, without their names',
    query: z.extend(pageQuery, { status: z._default(suggestionStatus, 'open') }),
    answer: z.array(suggestion),
  }),
  decideSuggestion: endpoint({
    ...POST,
    ...moderators,
    path: '/api/console/suggestions/:id/decide/',
    tags: ['ConsoleSuggestions', 'ConsoleLog'],
    summary: 'Accept or refuse a suggestion',
    params: idParams,
    body: suggestionDecision,
    answer: suggestion,
    refuses: [409],
  }),
};
