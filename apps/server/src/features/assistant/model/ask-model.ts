import type { Answer } from '@ankur/assistant/answer/answer';
import type { Emergency } from '@ankur/assistant/emergency/emergency';
import type { Asked } from '@ankur/assistant/two-topics';
import { reasonOf } from '../../../platform/errors/reason.ts';
import type { LanguageModel } from '../../../providers/language-model/language-model.ts';
import type { PersonalAnswer } from '../answer/personal.ts';
import type { FullDocument } from '../knowledge/documents.ts';
import type { Understood } from '../library.ts';
import { answerOfExpert } from '../questions/expert-answer.ts';
import { isRefused } from '../questions/open-question.ts';
import type { ReleasedAnswers } from '../questions/released-answers.ts';
import type { FarmTools } from '../tools/farm-toolbox.ts';
import { isSureEmergency, type Understanding } from '../understanding/understanding.ts';
import {
  type Listener,
  type SourceText,
  sourceTexts,
  type Written,
  writeWithModel,
} from './model-answer.ts';
import { modelTools } from './model-tools.ts';
import { createNumberedSources } from './numbered-sources.ts';
import { withOwnLines } from './own-lines.ts';

/** Who asks: a farmer, or nobody we know at an address. */
export interface Asker {
  farmerId: string | null;
  address: string;
}

interface Parts {
  model: LanguageModel | null;
  /** Whether there is another generated answer today for whoever asks. */
  mayGenerate(asker: Asker): Promise<boolean>;
  /** Whether the farmer lets the model see figures of the farm; null before the farmer was asked. */
  consentOf(farmerId: string): Promise<boolean | null>;
  understanding: Pick<Understanding, 'ask'>;
  released: Pick<ReleasedAnswers, 'current'>;
  warn(message: string): void;
}

/** A question with what the product answers to it by itself. */
export interface ModelQuestion {
  asker: Asker;
  /** The farmer's own words. */
  message: string;
  asked: Asked<Understood>;
  answer: PersonalAnswer;
  /** Earlier questions of the conversation, oldest first. */
  earlier: readonly string[];
  tools: FarmTools;
  find(id: string): FullDocument | null;
}

/** What came of asking the model. */
export interface ByModel {
  /** Null when it was not asked, or wrote nothing that may be shown. */
  written: Written | null;
  /** The farmer is to be asked whether the model may see the accounts. */
  asksConsent: boolean;
  /** The danger that only what the model looked for speaks of. */
  suspected: Emergency | null;
}

const NOBODY: Listener = { onSentence: () => undefined, gone: new AbortController().signal };

/** Help on the app is told as it is written: another word for a button would lead nowhere. */
const namesButtons = ({ sources }: Answer) => sources.some(({ id }) => id.startsWith('help:'));

/** Whether a model may be asked at all: never in a sure emergency, and not where there is only one thing to say. */
function mayBeAsked({ whole }: Asked<Understood>, answer: Answer): boolean {
  if (whole.emergency?.level === 'sure' || whole.unread || whole.talk !== null) return false;
  return !namesButtons(answer) && (answer.plain === null || isRefused(answer));
}

/**
 * Answers by the configured language model: with what the library has found, or, where that refuses, with what the
 * model finds itself. A failing model is no failure: there is the built-in answer.
 */
export function createModelAnswers({ model, understanding, released, ...parts }: Parts) {
  async function expertAnswer(understood: Understood): Promise<SourceText | null> {
    const answer = answerOfExpert(await released.current(), { ...understood, documents: [] });
    return (answer && sourceTexts(answer, () => null)[0]) ?? null;
  }
  return async (question: ModelQuestion, listener: Listener = NOBODY): Promise<ByModel> => {
    const { asker, message, asked, answer, tools, find } = question;
    const nothing = { written: null, asksConsent: false, suspected: null };
    if (!model || !mayBeAsked(asked, answer)) return nothing;
    const { farmerId } = asker;
    const consent = farmerId === null ? null : await parts.consentOf(farmerId);
    const result: ByModel = {
      ...nothing,
      asksConsent:
        farmerId !== null && consent === null && asked.parts.some(({ tool }) => tool === 'finance'),
    };
    const { language } = asked.whole;
    const own = consent ? [] : answer.own;
    const found = sourceTexts(answer, (id) => find(id)?.passages[language] ?? null, own);
    const usable = found.length > 0 || (isRefused(answer) && model.takesTools());
    if (!usable || model.rests() || !(await parts.mayGenerate(asker))) return result;
    const sources = createNumberedSources();
    const offered = modelTools({
      understanding,
      expertAnswer,
      tools,
      sources,
      language,
      signedIn: farmerId !== null,
      consent,
      onAccountsWanted: () => {
        result.asksConsent = true;
      },
      onEmergency: (emergency) => {
        if (asked.whole.emergency === null) result.suspected = { ...emergency, level: 'maybe' };
      },
    });
    const earlier = question.earlier.filter((before) => !isSureEmergency(before));
    const task = { question: message, earlier, language, found, sources, tools: offered };
    try {
      const written = await writeWithModel(model, task, listener);
      result.written = written && withOwnLines(written, answer, own);
    } catch (error) {
      parts.warn(`language model: ${reasonOf(error)}`);
    }
    return result;
  };
}

export type ModelAnswers = ReturnType<typeof createModelAnswers>;
