import {
  type AssistantQuestion,
  assistantQuestion,
} from '@ankur/contracts/assistant/question-endpoints';
import type { QuestionRow } from './questions.repository.ts';

const instant = (value: string | null) => (value ? new Date(value).toISOString() : null);

/** A group of questions as experts see it: nothing of who asked. */
export function toQuestion(row: QuestionRow): AssistantQuestion {
  return assistantQuestion.parse({
    id: row.id,
    language: row.language,
    questions: row.wordings,
    asked: row.asked,
    not_helped: row.not_helped,
    first_asked_at: instant(row.first_asked_at),
    last_asked_at: instant(row.last_asked_at),
    status: row.status,
    title: row.title,
    answer: row.answer,
    answer_language: row.answer_language,
    sources: row.sources,
    author: row.author,
    answered_at: instant(row.answered_at),
    updated_at: instant(row.updated_at),
    released_at: instant(row.released_at),
  });
}
