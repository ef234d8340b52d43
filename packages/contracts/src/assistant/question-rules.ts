import { LANGUAGE_CODES } from '@ankur/languages/languages';
import * as z from 'zod/mini';
import { apiFailure } from '../http/problems.ts';
import { clean, requiredCleanText } from '../profile/rules.ts';
import { assistantFailure as failure } from './problems.ts';

export const QUESTION_TITLE_MAX = 120;
export const QUESTION_ANSWER_MAX = 2000;
export const QUESTION_SOURCES_MAX = 3;
export const QUESTION_SOURCE_NAME_MAX = 200;
export const QUESTION_SOURCE_URL_MAX = 500;

const TITLE_REQUIRED = failure('question_title_required');
const ANSWER_REQUIRED = failure('question_answer_required');
const SOURCES_TOO_MANY = failure('question_sources_too_many', { max: QUESTION_SOURCES_MAX });
const SOURCE_NAME_INVALID = failure('question_source_name_invalid', {
  max_characters: QUESTION_SOURCE_NAME_MAX,
});
const SOURCE_URL_INVALID = failure('question_source_url_invalid', {
  max_characters: QUESTION_SOURCE_URL_MAX,
});
const TURN_REQUIRED = failure('turn_required');

/** `waiting` for an answer, `answered` and not shown yet, `released` to farmers, or `withdrawn` from them. */
export const QUESTION_STATUSES = ['waiting', 'answered', 'released', 'withdrawn'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

const answerSource = z.object({
  name: requiredCleanText(SOURCE_NAME_INVALID, QUESTION_SOURCE_NAME_MAX, SOURCE_NAME_INVALID),
  url: z._default(
    z.nullable(
      z
        .string(SOURCE_URL_INVALID)
        .check(
          clean,
          z.maxLength(QUESTION_SOURCE_URL_MAX, SOURCE_URL_INVALID),
          z.regex(/^https?:\/\/[^\s"<>]+$/, SOURCE_URL_INVALID),
        ),
    ),
    null,
  ),
});
export type AnswerSource = z.output<typeof answerSource>;

/** An expert's answer to a frequent question. */
export const questionAnswerForm = z.object({
  title: requiredCleanText(
    TITLE_REQUIRED,
    QUESTION_TITLE_MAX,
    failure('question_title_too_long', { max_characters: QUESTION_TITLE_MAX }),
  ),
  answer: requiredCleanText(
    ANSWER_REQUIRED,
    QUESTION_ANSWER_MAX,
    failure('question_answer_too_long', { max_characters: QUESTION_ANSWER_MAX }),
  ),
  language: z.enum(
    LANGUAGE_CODES,
    failure('question_language_unknown', { either: LANGUAGE_CODES }),
  ),
  sources: z._default(
    z
      .array(answerSource, SOURCES_TOO_MANY)
      .check(z.maxLength(QUESTION_SOURCES_MAX, SOURCES_TOO_MANY)),
    [],
  ),
});
export type QuestionAnswerForm = z.output<typeof questionAnswerForm>;

/** Whether an answer of the assistant helped. */
export const chatFeedback = z.object({
  session_id: z.string(apiFailure('must_be_text', { name: 'session_id' })),
  /** The id of the turn, or its number in the conversation, the first being 0. */
  turn: z.union(
    [z.string(), z.int(TURN_REQUIRED).check(z.minimum(0, TURN_REQUIRED))],
    TURN_REQUIRED,
  ),
  helped: z.boolean(failure('helped_required')),
});
export type ChatFeedback = z.output<typeof chatFeedback>;
