import { LANGUAGE_CODES } from '@ankur/languages/languages';
import * as z from 'zod/mini';
import { notTrueOrFalse, oneOf, requiredText, textOrNull } from '../http/fields.ts';
import { commonFailure } from '../http/problems.ts';
import { suggestionFailure as failure } from './problems.ts';

export const SUGGESTION_KINDS = ['translation', 'place'] as const;
export const SUGGESTION_STATUSES = ['open', 'accepted', 'refused'] as const;
export type SuggestionStatus = (typeof SUGGESTION_STATUSES)[number];
export const SUGGESTION_MAX = 300;

const KIND = failure('suggestion_kind_unknown');
const LANGUAGE = commonFailure('language_unknown');
const TOO_LONG = failure('suggestion_too_long', { max_characters: SUGGESTION_MAX });

/** A better word for a text of the app, or for the name of a place. */
export const suggestionForm = z.object({
  kind: oneOf(SUGGESTION_KINDS, KIND, KIND),
  language: z.enum(LANGUAGE_CODES, LANGUAGE),
  present: requiredText(failure('suggestion_present_required'), SUGGESTION_MAX, TOO_LONG),
  better: requiredText(failure('suggestion_better_required'), SUGGESTION_MAX, TOO_LONG),
  note: z._default(textOrNull(SUGGESTION_MAX, TOO_LONG), null),
});
export type SuggestionForm = z.output<typeof suggestionForm>;

export const suggestionDecision = z.object({
  accept: z.boolean(notTrueOrFalse('accept')),
});
export const suggestionStatus = z.enum(SUGGESTION_STATUSES, failure('suggestion_status_unknown'));
