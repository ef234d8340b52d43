import type { Language } from '@ankur/languages/languages';
import type { Emergency } from './emergency/emergency.ts';
import { saysWhen, type ToolName } from './intents.ts';
import type { KnownDocument } from './known-document.ts';
import type { CropNamed } from './language/crop-names.ts';
import { halvesOf, isAsking } from './language/question-parts.ts';
import { contentWords, wordsOf } from './language/words.ts';
import type { MayAnswer } from './retrieval/unadvised-crop.ts';
import type { SmallTalk } from './small-talk.ts';

/** What has to be understood of a question to tell whether it asks about two things. */
export interface Reading {
  language: Language;
  emergency: Emergency | null;
  talk: SmallTalk | null;
  tool: ToolName | null;
  /** Asks which schemes there are, not about one of them. */
  anyScheme: boolean;
  /** The documents that answer, best first; empty when nothing is known. */
  documents: readonly Pick<KnownDocument, 'id' | 'growing'>[];
  /** Probability (0..1) that the best of them answers. */
  confidence: number;
  /** How much of the question the best of them speaks of (0..1). */
  coverage: number;
  /** The crops it names, as whoever reads it knows them. */
  crops: readonly string[];
}

/** Whoever understands questions: the server, or a device by what it keeps. */
export interface Reader<R extends Reading> {
  /** `previous` is an earlier question, for a follow-up that is not complete in itself. */
  understand(question: string, previous?: string): R;
  cropNamed: CropNamed;
  /** Which documents may answer a text by the crops that it names. */
  mayAnswer: MayAnswer;
}

/** What one message asks. */
export interface Asked<R extends Reading> {
  /** The message read as one. */
  whole: R;
  /** Understood one by one: mostly one, two when the message asks about two things. */
  parts: readonly R[];
  /** The words of a second question that nothing known answers. */
  left: string | null;
}

/** A half is surely answered from here on. */
const SURE = 0.6;
const MOST_PARTS = 3;
/** A half of fewer words that say anything names no subject of its own. */
const NAMES_SUBJECT = 2;
/** Two questions asked together are short; a longer message is a story about one thing, and reading its parts would cost too much. */
const MOST_WORDS_OF_TWO = 32;
/** Of two halves on animals, or on one crop, both must be answered as surely as this. */
const CLEAR = 0.975;
/** From here on what answers a whole message makes a half that only tells of the weather no question. */
const KNOWN = 0.8;
/** With one document on so much of the message nothing was left out. */
const STRONG = 0.75;
/** A second half goes on with the first when the document holds at least such a share of both beside what it holds of the first. */
const GOES_ON = 0.5;

/** What a question is about; null when nothing answers it. */
const topicOf = ({ tool, anyScheme, documents }: Reading): string | null =>
  tool ?? (anyScheme ? 'scheme:' : (documents[0]?.id ?? null));

/** `guidance` (notes on animals too), `scheme`, `plant` (notes on growing too), the name of a tool, or empty when nothing answers. */
function kindOf(reading: Reading): string {
  const kind = (topicOf(reading) ?? '').replace(/:.*/, '');
  if (kind === 'note') return reading.documents[0]?.growing ? 'plant' : 'guidance';
  return kind.replace(/^(?:crop|disease)$/, 'plant');
}

const cropsIn = (text: string, cropNamed: CropNamed) =>
  contentWords(text).flatMap((word) => cropNamed(word) ?? []);

/** Whether half a message is a question of its own and surely answered. */
function stands(text: string, part: Reading): boolean {
  if (part.tool !== null || part.anyScheme) return true;
  return part.confidence >= SURE && (isAsking(text) || contentWords(text).length > 1);
}

/** Reads parts of a message: one that names no crop is on those that the message names. */
function partsOf<R extends Reading>(reader: Reader<R>, message: string): Reader<R> {
  const isItsCrop = reader.mayAnswer(message);
  return {
    ...reader,
    understand(part, previous) {
      const read = reader.understand(part, previous);
      return { ...read, documents: read.documents.filter(({ id }) => isItsCrop(id)) };
    },
  };
}

/** Understands a message that may ask about two things at once. */
export function understandAll<R extends Reading>(
  reader: Reader<R>,
  message: string,
  previous?: string,
): Asked<R> {
  const whole = reader.understand(message, previous);
  const one: Asked<R> = { whole, parts: [whole], left: null };
  if (whole.emergency?.level === 'sure' || whole.talk !== null) return one;
  if (wordsOf(message).length > MOST_WORDS_OF_TWO) return one;
  const within = partsOf(reader, message);
  for (const [first, second] of halvesOf(message)) {
    const found = inHalves(within, whole, first, second, previous);
    if (found) {
      const parts = found.parts.map((part) => ({ ...part, language: whole.language }));
      return { whole, parts: parts.slice(0, MOST_PARTS), left: found.left };
    }
  }
  return one;
}

function inHalves<R extends Reading>(
  reader: Reader<R>,
  whole: R,
  first: string,
  second: string,
  previous: string | undefined,
): Omit<Asked<R>, 'whole'> | null {
  const { cropNamed } = reader;
  const before = reader.understand(first, previous);
  const alone = reader.understand(second);
  const joined = reader.understand(second, first);
  // "What to spray?" is asked of what the first half names, whatever holds for all crops.
  if (alone.documents[0]?.growing && contentWords(second).length < NAMES_SUBJECT) return null;
  const after = alone.tool === 'prices' && alone.crops.length === 0 ? joined : alone;
  const [a, b] = [topicOf(before), topicOf(after)];
  if (a === b) return null;
  // "After unseasonal rain" behind the signs of a disease tells of the weather and asks nothing of it.
  const tells = (text: string, { tool }: R) =>
    tool === 'weather' && !isAsking(text) && !saysWhen(text);
  const isTold = whole.tool === null && whole.confidence >= KNOWN;
  if (isTold && (tells(first, before) || tells(second, after))) return null;
  const sureBefore = a !== null && stands(first, before);
  const sureAfter = b !== null && stands(second, after);
  const known = topicOf(joined);
  if (sureBefore && sureAfter) {
    const own = after.tool !== null || known === b || known === null || after.confidence >= CLEAR;
    if (!own || !areTwo(before, after, [first, second], known, cropNamed)) return null;
    const rest = understandAll(reader, second);
    return rest.parts.length > 1
      ? { parts: [before, ...rest.parts], left: rest.left }
      : { parts: [before, after], left: null };
  }
  if (isOneSubject(whole)) return null;
  const goesOn = known === a && joined.coverage >= GOES_ON * before.coverage;
  if (sureBefore && !goesOn && asksToo(second, first, cropNamed))
    return { parts: [before], left: second };
  if (sureAfter && asksToo(first, second, cropNamed)) return { parts: [after], left: first };
  return null;
}

/** Whether a half that nothing answers was a question on farming or at all, beside one that is answered. */
const asksToo = (left: string, answered: string, cropNamed: CropNamed) =>
  isAsking(answered) && (isAsking(left) || cropsIn(left, cropNamed).length > 0);

/** Whether one document speaks of nearly all of a message. */
const isOneSubject = ({ tool, documents, coverage }: Reading) =>
  tool === null && documents.length > 0 && coverage >= STRONG;

/** Whether two answered halves are about two things; `known` is the second's topic when read with the first. */
function areTwo(
  before: Reading,
  after: Reading,
  halves: readonly [string, string],
  known: string | null,
  cropNamed: CropNamed,
): boolean {
  const a = topicOf(before);
  const kind = kindOf(before);
  if (kind !== kindOf(after)) return true;
  const [own = [], other = []] = halves.map((half) => cropsIn(half, cropNamed));
  const crops = new Set([...own, ...other]);
  // Each half names its own crop, and the second asks something of it.
  const apart = own.length === 1 && other.length === 1 && crops.size > 1;
  if (apart && known !== a && kind === 'plant' && isAsking(halves[1])) return true;
  if (known === a || Math.min(before.confidence, after.confidence) < CLEAR) return false;
  return kind !== 'plant' || crops.size > 1;
}
