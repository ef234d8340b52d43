import { LANGUAGE_CODES } from '@ankur/languages/languages';
import * as z from 'zod/mini';
import { idParams, pageQuery } from '../http/common.ts';
import { endpoint, POST, PUT, READ } from '../http/endpoint.ts';
import { assistantFailure as failure } from './problems.ts';
import { QUESTION_STATUSES, questionAnswerForm } from './question-rules.ts';

const text = z.nullable(z.string());
const language = z.enum(LANGUAGE_CODES);

export const assistantQuestion = z.object({
  id: z.string(),
  /** The language in which it is asked. */
  language,
  /** The question in the words of up to five farmers, without personal data. */
  questions: z.array(z.string()),
  /** In how many conversations it was asked. */
  asked: z.number(),
  /** In how many of them the answer was marked as no help. */
  not_helped: z.number(),
  first_asked_at: z.string(),
  last_asked_at: z.string(),
  status: z.enum(QUESTION_STATUSES),
  title: text,
  answer: text,
  answer_language: z.nullable(language),
  sources: z.array(z.object({ name: z.string(), url: text })),
  /** The last author of the answer; null without an answer, or when the account is deleted. */
  author: text,
  answered_at: text,
  /** When the answer was written or corrected last. */
  updated_at: text,
  released_at: text,
});
export type AssistantQuestion = z.output<typeof assistantQuestion>;

const path = '/api/user/assistant-questions/';
const onOne = { params: idParams, answer: assistantQuestion } as const;

export const assistantQuestionEndpoints = {
  list: endpoint({
    ...READ,
    path,
    tags: ['AssistantQuestions'],
    summary:
      'For experts: what the assistant could not answer or did not help with, most asked first',
    query: z.extend(pageQuery, {
      status: z.optional(
        z.enum(
          QUESTION_STATUSES,
          failure('question_status_unknown', { either: QUESTION_STATUSES }),
        ),
      ),
    }),
    answer: z.array(assistantQuestion),
    refuses: [404],
  }),
  answer: endpoint({
    ...POST,
    ...onOne,
    path: `${path}:id/answer/`,
    tags: ['AssistantQuestions'],
    summary: 'Answer a waiting question for everybody who asks the same; 409 when another has',
    body: questionAnswerForm,
    refuses: [409],
  }),
  correct: endpoint({
    ...PUT,
    ...onOne,
    path: `${path}:id/answer/`,
    tags: ['AssistantQuestions'],
    summary: 'Correct an answer; a released one changes for farmers within a minute',
    versioned: true,
    body: questionAnswerForm,
    refuses: [409],
  }),
  release: endpoint({
    ...POST,
    ...onOne,
    path: `${path}:id/release/`,
    tags: ['AssistantQuestions'],
    summary: 'Let the assistant and the saved guides answer with it, within a minute',
    refuses: [409],
  }),
  withdraw: endpoint({
    ...POST,
    ...onOne,
    path: `${path}:id/withdraw/`,
    tags: ['AssistantQuestions'],
    summary: 'Take a released answer out of the assistant and the saved guides',
    refuses: [409],
  }),
};
