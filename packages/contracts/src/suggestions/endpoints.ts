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

/** Calls of farmers. */
export const suggestionEndpoints = {
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
