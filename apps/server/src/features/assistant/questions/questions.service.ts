import { createHash } from 'node:crypto';
import { groupKey } from '@ankur/assistant/expert-answers/question-terms';
import type { QuestionAnswerForm, QuestionStatus } from '@ankur/contracts/assistant/question-rules';
import type { PageQuery } from '@ankur/contracts/http/common';
import { failure } from '@ankur/contracts/problems';
import type { Language } from '@ankur/languages/languages';
import type { LoggedAction } from '../../../platform/audit/moderation-log.ts';
import type { Clock } from '../../../platform/clock.ts';
import { conflict, notFound } from '../../../platform/errors/app-error.ts';
import { cursorPlace } from '../../../platform/http/paging.ts';
import { type Ids, isId } from '../../../platform/ids.ts';
import { type IfMatch, versionConflict } from '../../../platform/writes/version.ts';
import { withoutPersonalDetails } from './personal-details.ts';
import { toQuestion } from './questions.mapper.ts';
import type { QuestionRow, QuestionsRepository } from './questions.repository.ts';

const LONGEST_WORDING = 500;

type Log = (action: LoggedAction) => Promise<void>;

interface Parts {
  questions: QuestionsRepository;
  /** Does several changes together, or none of them; `log` adds one to the log of what accounts with a role did. */
  together<T>(work: (questions: QuestionsRepository, log: Log) => Promise<T>): Promise<T>;
  /** What is released has changed. */
  onReleased(): Promise<void>;
  clock: Clock;
  ids: Ids;
}

/** A question that the assistant had no answer to, or none that helped. */
export interface OpenQuestion {
  farmerId: string | null;
  sessionId: string;
  question: string;
  language: Language;
  /** There was an answer, and the farmer said that it did not help. */
  notHelped: boolean;
}

/** The queue of questions that the assistant leaves to experts, and their answers. */
export function createQuestionsService({ questions, together, onReleased, clock, ids }: Parts) {
  /** @throws AppError not_found for everybody who is no expert, and for a question that is not there */
  const onDesk = async (expertId: string, id: string): Promise<QuestionRow> => {
    const row = (await questions.isExpert(expertId)) && isId(id) && (await questions.find(id));
    if (!row) throw notFound();
    return row;
  };
  const reread = async (id: string): Promise<QuestionRow> => {
    const row = await questions.find(id);
    if (!row) throw notFound();
    return row;
  };
  /** Changes what farmers are shown, in all processes, and logs who did. */
  const shown = async (
    { expertId, action, id }: { expertId: string; action: string; id: string },
    work: (on: QuestionsRepository) => Promise<boolean>,
  ): Promise<boolean> => {
    const done = await together(async (on, log) => {
      if (!(await work(on))) return false;
      await on.raiseVersion();
      await log({ action, subject: id, note: null, actorId: expertId, accountId: null });
      return true;
    });
    if (done) await onReleased();
    return done;
  };
  return {
    /** Puts a question into its group without what tells who asked; one without content words is left out. */
    async add({ farmerId, sessionId, question, language, notHelped }: OpenQuestion): Promise<void> {
      const names = farmerId === null ? [] : await questions.namesOf(farmerId);
      const wording = withoutPersonalDetails(question, names).slice(0, LONGEST_WORDING);
      const group = groupKey(wording, language);
      if (group === '') return;
      const key = createHash('sha256').update(group).digest('hex');
      const now = clock.now();
      await together((on) =>
        on.count({ id: ids.next(), key, language, wording, sessionId, notHelped, now }),
      );
    },
    /**
     * A page of the queue and one more, most asked first; `id` of each is its place in the list.
     * @throws AppError not_found for everybody who is no expert
     */
    async list(
      expertId: string,
      { status, cursor, limit }: PageQuery & { status?: QuestionStatus | undefined },
    ): Promise<{ id: string; row: QuestionRow }[]> {
      if (!(await questions.isExpert(expertId))) throw notFound();
      const rows = await questions.list(status, cursorPlace(cursor), limit + 1);
      return rows.map((row) => ({ id: `${row.asked}.${row.id}`, row }));
    },
    /**
     * Answers a waiting question; the same words again by the same expert change nothing.
     * @throws AppError conflict when it has another answer
     */
    async answer(expertId: string, id: string, form: QuestionAnswerForm): Promise<QuestionRow> {
      await onDesk(expertId, id);
      const now = clock.now();
      await questions.setAnswer(id, expertId, form, { from: ['waiting'], status: 'answered', now });
      const row = await reread(id);
      const own = row.author_id === expertId && row.answer === form.answer;
      if (!own || row.title !== form.title) throw conflict(failure('question_answered'));
      return row;
    },
    /** Writes an answer anew, signed by who corrects it. @throws AppError conflict when there is none, changed */
    async correct(
      expertId: string,
      id: string,
      form: QuestionAnswerForm,
      ifMatch: IfMatch | undefined,
    ): Promise<QuestionRow> {
      await onDesk(expertId, id);
      const next = { from: ['answered', 'released', 'withdrawn'] as const, status: null };
      const done = await shown({ expertId, action: 'correct answer', id }, (on) =>
        on.setAnswer(id, expertId, form, { ...next, now: clock.now(), ifMatch }),
      );
      const row = await reread(id);
      if (done) return row;
      if (row.status === 'waiting') throw conflict(failure('question_unanswered'));
      throw versionConflict(toQuestion(row));
    },
    /** Shows an answer to farmers. @throws AppError conflict when there is none */
    async release(expertId: string, id: string): Promise<QuestionRow> {
      await onDesk(expertId, id);
      await shown({ expertId, action: 'release answer', id }, (on) => on.release(id, clock.now()));
      const row = await reread(id);
      if (row.status !== 'released') throw conflict(failure('question_unanswered'));
      return row;
    },
    /** Shows an answer to farmers no more. @throws AppError conflict when it was never released */
    async withdraw(expertId: string, id: string): Promise<QuestionRow> {
      await onDesk(expertId, id);
      await shown({ expertId, action: 'withdraw answer', id }, (on) => on.withdraw(id));
      const row = await reread(id);
      if (row.status !== 'withdrawn') throw conflict(failure('answer_not_released'));
      return row;
    },
  };
}

export type QuestionsService = ReturnType<typeof createQuestionsService>;
