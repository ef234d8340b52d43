import { writeReply } from '@ankur/assistant/answer/answer';
import type { Asked } from '@ankur/assistant/two-topics';
import type { ChatReply, ChatSession, ChatTurn } from '@ankur/contracts/assistant/endpoints';
import type { ChatFeedback } from '@ankur/contracts/assistant/question-rules';
import type { PageQuery } from '@ankur/contracts/http/common';
import { isLanguage } from '@ankur/languages/languages';
import type { Clock } from '../../platform/clock.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { reasonOf } from '../../platform/errors/reason.ts';
import { cursorId } from '../../platform/http/paging.ts';
import { type Ids, isId } from '../../platform/ids.ts';
import { composeAll } from './answer/answer-all.ts';
import { calmLine } from './answer/compose.ts';
import { meansOwnCrops } from './answer/personal.ts';
import type { AssistantRepository } from './assistant.repository.ts';
import { type FullDocument, schemeDocument } from './knowledge/documents.ts';
import type { Understood } from './library.ts';
import type { Asker, ByModel, ModelAnswers } from './model/ask-model.ts';
import type { Listener } from './model/model-answer.ts';
import { answerOfExpert } from './questions/expert-answer.ts';
import { isRefused, questionForExperts } from './questions/open-question.ts';
import type { OpenQuestion } from './questions/questions.service.ts';
import type { ReleasedAnswers } from './questions/released-answers.ts';
import { spokenBefore } from './spoken-before.ts';
import type { FarmTools } from './tools/farm-toolbox.ts';
import type { Understanding } from './understanding/understanding.ts';

const REMEMBERED = 3;

interface Parts {
  repository: AssistantRepository;
  understanding: Understanding;
  toolsOf(farmerId: string | null): FarmTools;
  clock: Clock;
  ids: Ids;
  answerByModel: ModelAnswers;
  /** What experts answered and released. */
  released: Pick<ReleasedAnswers, 'current'>;
  /** Puts before experts what was not answered, or not well. */
  onOpenQuestion(question: OpenQuestion): Promise<void>;
  warn(message: string): void;
}

/** The documents that an answer may need: those understood to answer, and all schemes. */
function documentsOf({ whole, parts }: Asked<Understood>) {
  const found = [whole, ...parts].flatMap(({ documents }) => documents);
  return (id: string): FullDocument | null =>
    found.find((document) => document.id === id) ?? schemeDocument(id);
}

const WITHOUT_MODEL: ByModel = { written: null, asksConsent: false, suspected: null };

/** Conversations: what is asked, answered and remembered. */
export function createAssistantService(parts: Parts) {
  const { repository, clock, ids } = parts;

  /** The caller's own session; null for an unknown id or somebody else's, which are not told apart. */
  async function ownSession(farmerId: string | null, given: string | null): Promise<string | null> {
    const own = given !== null && isId(given) && (await repository.hasSession(farmerId, given));
    return own ? given : null;
  }

  async function newSession(farmerId: string | null): Promise<string> {
    const id = ids.next();
    await repository.insertSession(farmerId, id, clock.now());
    return id;
  }

  /** Asks when to water, which names no crop, of the crop that stands where the calculation knows none that does. */
  async function withOwnCrop(asked: Asked<Understood>, message: string, tools: FarmTools) {
    const { whole } = asked;
    if (!meansOwnCrops(whole) || (await tools.ownWater(whole.language)).length > 0) return asked;
    const crop = await tools.ownCrop(whole.language);
    return crop === null ? asked : parts.understanding.ask(`${message} ${crop}`, undefined);
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
      const tools = parts.toolsOf(farmerId);
      const asked = await withOwnCrop(
        await parts.understanding.ask(message, spokenBefore(earlier)),
        message,
        tools,
      );
      const sessionId = own ?? (await newSession(farmerId));
      const understood = asked.whole;
      const find = documentsOf(asked);
      const signed = answerOfExpert(await parts.released.current(), understood);
      const composed = signed ? { ...signed, own: [] } : await composeAll(asked, tools, find);
      const { written, asksConsent, suspected } = signed
        ? WITHOUT_MODEL
        : await parts.answerByModel(
            {
              asker,
              message,
              asked,
              answer: composed,
              earlier: [...earlier].reverse(),
              tools,
              find,
            },
            listener,
          );
      const emergency = understood.emergency ?? suspected;
      const answer = { ...composed, ...calmLine(emergency, understood.language) };
      const reply = written
        ? [answer.calm, written.text, answer.left].filter(Boolean).join('\n')
        : writeReply(answer);
      const sources = [...(written ?? answer).sources];
      const forExperts = questionForExperts(message, { ...understood, emergency });
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
      if (forExperts !== null && isRefused({ ...answer, sources }))
        await open({ farmerId, sessionId, question: forExperts, language, notHelped: false });
      return {
        reply,
        session_id: sessionId,
        turn,
        rateable: forExperts !== null,
        sources,
        emergency,
        asks_consent: asksConsent,
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
