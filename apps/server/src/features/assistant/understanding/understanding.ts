import type { Emergency, EmergencyGate } from '@ankur/assistant/emergency/emergency';
import { detectLanguage } from '@ankur/assistant/language/detect-language';
import { smallTalkIn } from '@ankur/assistant/small-talk';
import type { Asked } from '@ankur/assistant/two-topics';
import { NON_FIELD } from '@ankur/contracts/http/errors';
import { failure } from '@ankur/contracts/problems';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../platform/errors/app-error.ts';
import { emergencyIn } from '../answer/emergency-gate.ts';
import { phrase } from '../answer/phrases.ts';
import type { FullDocument } from '../knowledge/documents.ts';
import type { Understood } from '../library.ts';
import { isInKnownScript } from './known-script.ts';
import { languageOf } from './language-of.ts';
import {
  createUnderstandThread,
  NotUnderstood,
  type UnderstandThread,
} from './understand-thread.ts';

const REMEMBERED = 256;
/** A message that took too long is not tried again for so long. */
const LATE_TTL_MS = 60_000;
const RETRY_AFTER_S = 3;
/** For whoever may be in danger no longer than this: what to do at once is known without the thread. */
const EMERGENCY_WAIT_MS = 1_500;

/** Understands what is asked, and answers by itself when somebody is in danger. */
export interface Understanding {
  /**
   * Whoever is in danger is never refused: people at once, without the thread, and animals with what is known when
   * the thread has no time. @throws AppError unavailable when it has none for anybody else
   */
  ask(message: string, previous: string | undefined): Promise<Asked<Understood>>;
}

/** What of a message the gate reads outside the thread: its time grows with what it reads. */
const GLANCE = 400;

/** The emergency that a message speaks of, of a long one its beginning and its end, in about a millisecond. */
function glance(gate: EmergencyGate, message: string): Emergency | null {
  if (message.length <= GLANCE) return gate(message);
  return gate(`${message.slice(0, GLANCE / 2)} ${message.slice(-GLANCE / 2)}`);
}

/** Whether a message surely speaks of an emergency. */
export const isSureEmergency = (message: string): boolean =>
  glance(emergencyIn, message)?.level === 'sure';

/** What was understood of a message without the thread: only that somebody is, or may be, in danger. */
function byGate(message: string, previous: string | undefined, emergency: Emergency) {
  const whole: Understood = {
    language: languageOf(message, previous, smallTalkIn(message)),
    emergency,
    talk: null,
    tool: null,
    documents: [],
    unadvised: null,
    candidates: [],
    confidence: 0,
    coverage: 0,
    facts: new Map(),
    exact: true,
    anyScheme: false,
    crops: [],
    place: null,
    ofWeather: null,
    wateringNow: false,
    question: message,
    unread: true,
  };
  return { whole, parts: [whole], left: null };
}

const busy = (message: string) => {
  const details = phrase('busy', detectLanguage(message));
  return new AppError(
    'unavailable',
    { [NON_FIELD]: [failure('chat_busy', { retry_after: RETRY_AFTER_S })] },
    // In the language of the message, which the texts of the codes are not.
    { retryAfterS: RETRY_AFTER_S, extra: { details, errors: { [NON_FIELD]: [details] } } },
  );
};

const isOfPeople = ({ level, kind }: Emergency) => level === 'sure' && !kind.startsWith('animal-');

/** Understanding in a thread; the last messages are remembered with what was understood. */
export function createUnderstanding(
  thread: UnderstandThread,
  warn: (message: string) => void = () => {},
  gate: EmergencyGate = emergencyIn,
): Understanding {
  const remembered = new LRUCache<string, Asked<Understood> | 'late'>({ max: REMEMBERED });
  const underWay = new Map<string, Promise<Asked<Understood>>>();
  const documents = new Map<string, FullDocument>();

  /** The thread sends copies of documents; one of each is held. */
  const shared = (document: FullDocument) => {
    const known = documents.get(document.id) ?? document;
    documents.set(document.id, known);
    return known;
  };
  const held = (understood: Understood): Understood => ({
    ...understood,
    documents: isInKnownScript(understood.question) ? understood.documents.map(shared) : [],
  });

  async function read(key: string, message: string, previous: string | undefined, waitMs?: number) {
    try {
      const { whole, parts, left } = await thread.ask(message, previous, waitMs);
      const asked = { whole: held(whole), parts: parts.map(held), left };
      remembered.set(key, asked);
      return asked;
    } catch (error) {
      if (error instanceof NotUnderstood && error.reason === 'late')
        remembered.set(key, 'late', { ttl: LATE_TTL_MS });
      throw error;
    } finally {
      underWay.delete(key);
    }
  }
  async function understood(message: string, previous: string | undefined, waitMs?: number) {
    const key = JSON.stringify([message, previous ?? null]);
    const before = remembered.get(key);
    if (before === 'late') throw new NotUnderstood('late', 'again');
    if (before) return before;
    const reading = underWay.get(key) ?? read(key, message, previous, waitMs);
    if (!underWay.has(key)) underWay.set(key, reading);
    return reading;
  }
  return {
    async ask(message, previous) {
      // Of a long message the thread reads all: a part of it may sound worse than the whole.
      const first = message.length <= GLANCE ? gate(message) : null;
      if (first && isOfPeople(first)) return byGate(message, previous, first);
      try {
        return await understood(message, previous, first ? EMERGENCY_WAIT_MS : undefined);
      } catch (error) {
        if (!(error instanceof NotUnderstood)) throw error;
        warn(error.message);
        const emergency = first ?? glance(gate, message);
        if (emergency) return byGate(message, previous, emergency);
        throw busy(message);
      }
    },
  };
}

let one: UnderstandThread | undefined;

/** The thread of this process, which holds the one index of it. */
export function understandThread(): UnderstandThread {
  one ??= createUnderstandThread();
  return one;
}
