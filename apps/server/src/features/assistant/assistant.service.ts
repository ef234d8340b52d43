import { type Answer, writeReply } from '@ankur/assistant/answer/answer';
import type { Language } from '@ankur/assistant/language/detect-language';
import type { Asked } from '@ankur/assistant/two-topics';
import type { ChatReply, ChatSession, ChatTurn } from '@ankur/contracts/assistant/endpoints';
import type { ChatFeedback } from '@ankur/contracts/assistant/question-rules';
import { GUIDANCE_LANGUAGES } from '@ankur/contracts/guidance/endpoints';
import type { PageQuery } from '@ankur/contracts/http/common';
import type { Clock } from '../../platform/clock.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { reasonOf } from '../../platform/errors/reason.ts';
import { cursorId } from '../../platform/http/paging.ts';
import { type Ids, isId } from '../../platform/ids.ts';
import { composeAll } from './answer/answer-all.ts';
import type { AssistantRepository } from './assistant.repository.ts';
import { type FullDocument, schemeDocument } from './knowledge/documents.ts';
import type { Understood } from './library.ts';
import type { LanguageModel } from './model/language-model.ts';
import {
  answerWithModel,
  type ModelTask,
  sourceTexts,
  streamWithModel,
} from './model/model-answer.ts';
import { answerOfExpert } from './questions/expert-answer.ts';
import { isRefused, questionForExperts } from './questions/open-question.ts';
import type { OpenQuestion } from './questions/questions.service.ts';
import type { ReleasedAnswers } from './questions/released-answers.ts';
import { spokenBefore } from './spoken-before.ts';
import type { FarmTools } from './tools/farm-toolbox.ts';
import type { Understanding } from './understanding/understanding.ts';

const REMEMBERED = 3;
const IDLE_MS = 30 * 86_400_000;

interface Parts {
  repository: AssistantRepository;
  understanding: Understanding;
  toolsOf(farmerId: string | null): FarmTools;
  clock: Clock;
  ids: Ids;
  model: LanguageModel | null;
  /** Whether there is another generated answer today for whoever asks. */
  mayGenerate(asker: Asker): Promise<boolean>;
  /** What experts answered and released. */
  released: Pick<ReleasedAnswers, 'current'>;
  /** Puts before experts what was not answered, or not well. */
  onOpenQuestion(question: OpenQuestion): Promise<void>;
  warn(message: string): void;
}

/** Help on the app is told as it is written: another word for a button would lead nowhere. */
const namesButtons = ({ sources }: Answer) => sources.some(({ id }) => id.startsWith('help:'));

/** The documents that an answer may need: those understood to answer, and all schemes. */
function documentsOf({ whole, parts }: Asked<Understood>) {
  const found = [whole, ...parts].flatMap(({ documents }) => documents);
  return (id: string): FullDocument | null =>
    found.find((document) => document.id === id) ?? schemeDocument(id);
}

const isLanguage = (text: string | null): text is Language =>
  GUIDANCE_LANGUAGES.some((language) => language === text);

/** Who asks: a farmer, or nobody we know at an address. */
export interface Asker {
  farmerId: string | null;
  address: string;
}

/** Somebody who reads along while an answer is written. */
export interface Listener {
  onSentence(sentence: string): void;
  /** Fires when nobody listens any more. */
  gone: AbortSignal;
}

/** Conversations: what is asked, answered and remembered. */
export function createAssistantService(parts: Parts) {
  const { repository, clock, ids } = parts;

  /** The caller's own session; null for an unknown id or somebody else's, which are not told apart. */
  async function ownSession(farmerId: string | null, given: string | null): Promise<string | null> {
    const own = given !== null && isId(given) && (await repository.hasSession(farmerId, given));
    return own ? given : null;
  }

  async function newSession(farmerId: string | null): Promise<string> {
    const now = clock.now();
    const id = ids.next();
    await repository.insertSession(farmerId, id, now);
    if (farmerId === null) await repository.removeIdle(new Date(now.getTime() - IDLE_MS));
    return id;
  }

  async function generated(
    task: ModelTask,
    asker: Asker,
    listener: Listener | undefined,
  ): Promise<string | null> {
    const { model } = parts;
    if (!model || model.rests() || task.sources.length === 0) return null;
    if (!(await parts.mayGenerate(asker))) return null;
    try {
      if (!listener) return await answerWithModel(model, task);
      return await streamWithModel(model, task, listener.onSentence, listener.gone);
    } catch (error) {
      parts.warn(`language model: ${reasonOf(error)}`);
      return null;
    }
  }

  /** The queue of experts is no reason to leave a farmer without an answer. */
  async function open(question: OpenQuestion): Promise<void> {
    try {
      await parts.onOpenQuestion(question);
    } catch (error) {
      parts.warn(`question for experts: ${reasonOf(error)}`);
    }
  }

  return {
    /** @throws AppError unavailable when there is no time to understand the message */
    async answer(
      asker: Asker,
      message: string,
      session: string | null,
      listener?: Listener,
    ): Promise<ChatReply> {
      const { farmerId } = asker;
      const own = await ownSession(farmerId, session);
      const earlier = own === null ? [] : await repository.lastQuestions(own, REMEMBERED);
      const asked = await parts.understanding.ask(message, spokenBefore(earlier));
      const sessionId = own ?? (await newSession(farmerId));
      const understood = asked.whole;
      const find = documentsOf(asked);
      const signed = answerOfExpert(await parts.released.current(), understood);
      const answer = signed ?? (await composeAll(asked, parts.toolsOf(farmerId), find));
      const written =
        understood.emergency?.level === 'sure' ||
        signed ||
        answer.plain !== null ||
        namesButtons(answer)
          ? null
          : await generated(
              {
                question: understood.question,
                earlier: [...earlier].reverse(),
                language: understood.language,
                sources: sourceTexts(
                  answer,
                  (id) => find(id)?.passages[understood.language] ?? null,
                ),
              },
              asker,
              listener,
            );
      const reply = written
        ? [answer.calm, written, answer.left].filter(Boolean).join('\n')
        : writeReply(answer);
      const sources = [...answer.sources];
      const forExperts = questionForExperts(message, understood);
      const { language } = understood;
      const turn = ids.next();
      await repository.insertTurn({
        id: turn,
        sessionId,
        question: message,
        reply,
        sources,
        createdAt: clock.now(),
        forExperts,
        language,
      });
      if (forExperts !== null && isRefused(answer))
        await open({ farmerId, sessionId, question: forExperts, language, notHelped: false });
      return {
        reply,
        session_id: sessionId,
        turn,
        rateable: forExperts !== null,
        sources,
        emergency: understood.emergency,
      };
    },

    /** One conversation more than `limit`, so that the caller sees whether there is another page. */
    async list(farmerId: string, query: PageQuery): Promise<ChatSession[]> {
      const rows = await repository.listSessions(farmerId, query.limit + 1, cursorId(query.cursor));
      return rows.map((row) => ({
        id: row.id,
        title: row.title.slice(0, 120),
        last_at: row.lastAt.toISOString(),
      }));
    },

    async read(farmerId: string, id: string): Promise<{ id: string; turns: ChatTurn[] }> {
      if (!isId(id) || !(await repository.hasSession(farmerId, id))) throw notFound();
      const turns = await repository.listTurns(farmerId, id);
      return {
        id,
        turns: turns.map(
          ({ id: turn, question, reply, sources, createdAt, helped, forExperts }) => ({
            id: turn,
            question,
            reply,
            sources,
            at: createdAt.toISOString(),
            helped,
            rateable: forExperts !== null,
          }),
        ),
      };
    },

    /**
     * Notes whether an answer helped; what did not is put before experts, once however often it is said.
     * @throws AppError not_found for a turn that is not of the caller's own conversation
     */
    async rate(
      farmerId: string | null,
      { session_id: sessionId, turn, helped }: ChatFeedback,
    ): Promise<{ session_id: string; turn: string; helped: boolean }> {
      const row = isId(sessionId)
        ? await repository.findTurn(farmerId, sessionId, turn)
        : undefined;
      if (!row) throw notFound();
      await repository.setHelped(row.id, helped);
      const { forExperts: question, language } = row;
      if (!helped && question !== null && isLanguage(language))
        await open({ farmerId, sessionId, question, language, notHelped: true });
      return { session_id: sessionId, turn: row.id, helped };
    },

    async remove(farmerId: string, id: string): Promise<void> {
      if (!isId(id) || !(await repository.removeSession(farmerId, id))) throw notFound();
    },
  };
}
