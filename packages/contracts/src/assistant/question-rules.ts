import * as z from 'zod/mini';
import { GUIDANCE_LANGUAGES } from '../guidance/endpoints.ts';
import { clean } from '../profile/rules.ts';

export const QUESTION_TITLE_MAX = 120;
export const QUESTION_ANSWER_MAX = 2000;
export const QUESTION_SOURCES_MAX = 3;
export const QUESTION_SOURCE_NAME_MAX = 200;
export const QUESTION_SOURCE_URL_MAX = 500;

export const QUESTION_MESSAGES = {
  title: 'Title is required',
  titleTooLong: `Title cannot exceed ${QUESTION_TITLE_MAX} characters`,
  answer: 'Answer is required',
  answerTooLong: `Answer cannot exceed ${QUESTION_ANSWER_MAX} characters`,
  language: 'Language must be en, hi, mr or te',
  sources: `Name at most ${QUESTION_SOURCES_MAX} sources`,
  sourceName: `Each source needs a name of at most ${QUESTION_SOURCE_NAME_MAX} characters`,
  sourceUrl: 'The address of a source must begin with https:// or http://',
  status: 'Status must be waiting, answered, released or withdrawn',
  helped: 'Say whether it helped',
  turn: 'Name the answer by its id or its number',
  session: 'session_id must be text',
} as const;

const M = QUESTION_MESSAGES;

/** `waiting` for an answer, `answered` and not shown yet, `released` to farmers, or `withdrawn` from them. */
export const QUESTION_STATUSES = ['waiting', 'answered', 'released', 'withdrawn'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

const answerSource = z.object({
  name: z
    .string(M.sourceName)
    .check(
      clean,
      z.minLength(1, M.sourceName),
      z.maxLength(QUESTION_SOURCE_NAME_MAX, M.sourceName),
    ),
  url: z._default(
    z.nullable(
      z
        .string(M.sourceUrl)
        .check(
          clean,
          z.maxLength(QUESTION_SOURCE_URL_MAX, M.sourceUrl),
          z.regex(/^https?:\/\/[^\s"<>]+$/, M.sourceUrl),
        ),
    ),
    null,
  ),
});
export type AnswerSource = z.output<typeof answerSource>;

/** What an expert writes for everybody who asks the same. */
export const questionAnswerForm = z.object({
  title: z
    .string(M.title)
    .check(clean, z.minLength(1, M.title), z.maxLength(QUESTION_TITLE_MAX, M.titleTooLong)),
  answer: z
    .string(M.answer)
    .check(clean, z.minLength(1, M.answer), z.maxLength(QUESTION_ANSWER_MAX, M.answerTooLong)),
  language: z.enum(GUIDANCE_LANGUAGES, M.language),
  sources: z._default(
    z.array(answerSource, M.sources).check(z.maxLength(QUESTION_SOURCES_MAX, M.sources)),
    [],
  ),
});
export type QuestionAnswerForm = z.output<typeof questionAnswerForm>;

/** Whether an answer of the assistant helped. */
export const chatFeedback = z.object({
  session_id: z.string(M.session),
  /** The id of the turn, or its number in the conversation, the first being 0. */
  turn: z.union([z.string(), z.int(M.turn).check(z.minimum(0, M.turn))], M.turn),
  helped: z.boolean(M.helped),
});
export type ChatFeedback = z.output<typeof chatFeedback>;
