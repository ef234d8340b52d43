import { failuresOf } from '../http/problem.ts';

/** Failure codes of the chat and of questions for experts. */
export const assistantProblems = {
  message_required: 'Message is required',
  message_too_long: 'Message cannot exceed {max_characters} characters',
  chat_too_many: {
    text: 'Many questions have come from your connection. Please wait a minute and ask again, or log in.',
    params: ['retry_after'],
  },
  chat_busy: {
    text: 'Too many questions are being asked just now. Please ask again in a moment.',
    params: ['retry_after'],
  },
  question_title_required: 'Title is required',
  question_title_too_long: 'Title cannot exceed {max_characters} characters',
  question_answer_required: 'Answer is required',
  question_answer_too_long: 'Answer cannot exceed {max_characters} characters',
  question_language_unknown: 'Language must be {either}',
  question_sources_too_many: 'Name at most {max} sources',
  question_source_name_invalid: 'Each source needs a name of at most {max_characters} characters',
  question_source_url_invalid: {
    text: 'The address of a source must begin with https:// or http://',
    params: ['max_characters'],
  },
  question_status_unknown: 'Status must be {either}',
  helped_required: 'Say whether it helped',
  turn_required: 'Name the answer by its id or its number',
  consent_required: 'Say whether the assistant may use your accounts',
  question_answered: 'This question has an answer already.',
  question_unanswered: 'This question has no answer yet.',
  answer_not_released: 'This answer is not released.',
} as const;
export const assistantFailure = failuresOf<typeof assistantProblems>();
