import { halvesOf, isAsking } from '@ankur/contracts/assistant/language/question-parts';
import { contentWords } from '@ankur/contracts/assistant/language/words';
import { isGeneralWord } from '@ankur/contracts/assistant/retrieval/general-words';
import { isAnimalWord } from '@ankur/contracts/assistant/retrieval/people-words';
import { cropNamed } from './knowledge/named-crop.ts';
import type { Library, Understood } from './library.ts';

/** What one message asks. */
export interface Asked {
  /** The message read as one. */
  whole: Understood;
  /** Understood one by one: mostly one, two when the message asks about two things. */
  parts: readonly Understood[];
  /** The words of a second question that nothing known answers. */
  left: string | null;
}

/** One document that speaks of so much of the message is its only subject. */
const ONE_SUBJECT = 0.6;
/** A half is surely answered from here on. */
const SURE = 0.6;
const MOST_PARTS = 3;
/** Of two halves on animals, or on one crop, one must be answered as surely as this. */
const CLEAR = 0.9;
/** With one document on so much of the message nothing was left out. */
const STRONG = 0.75;

/** What a question is about; null when nothing answers it. */
const topicOf = ({ tool, anyScheme, documents }: Understood): string | null =>
  tool ?? (anyScheme ? 'scheme:' : (documents[0]?.id ?? null));

/** `guidance`, `scheme`, `plant` or the name of a tool. */
const kindOf = (topic: string) => topic.replace(/:.*/, '').replace(/^(?:crop|disease)$/, 'plant');

const cropsIn = (text: string) => contentWords(text).flatMap((word) => cropNamed(word) ?? []);

/** Whether half a message is a question of its own and surely answered. */
function stands(text: string, part: Understood): boolean {
  if (part.tool !== null || part.anyScheme) return true;
  return part.coverage >= SURE && (isAsking(text) || contentWords(text).length > 1);
}

/** Whether a half names what it is about: a crop, an animal, or a word that not every talk has. */
function namesSubject(text: string, other: string): boolean {
  const words = contentWords(text);
  if (words.some((word) => cropNamed(word) !== null || isAnimalWord(word))) return true;
  return cropsIn(other).length === 0 && words.some((word) => !isGeneralWord(word));
}

/** Understands a message that may ask about two things at once. */
export function understandAll(library: Library, message: string, previous?: string): Asked {
  const whole = library.understand(message, previous);
  const one: Asked = { whole, parts: [whole], left: null };
  if (whole.emergency !== null || whole.talk !== null) return one;
  for (const [first, second] of halvesOf(message)) {
    const found = inHalves(library, whole, first, second, previous);
    if (found) {
      const parts = found.parts.map((part) => ({ ...part, language: whole.language }));
      return { whole, parts: parts.slice(0, MOST_PARTS), left: found.left };
    }
  }
  return one;
}

function inHalves(
  library: Library,
  whole: Understood,
  first: string,
  second: string,
  previous: string | undefined,
): Omit<Asked, 'whole'> | null {
  const before = library.understand(first, previous);
  const alone = library.understand(second);
  const joined = library.understand(second, first);
  const after = alone.tool === 'prices' && alone.crops.length === 0 ? joined : alone;
  const [a, b] = [topicOf(before), topicOf(after)];
  if (a === b) return null;
  const sureBefore = a !== null && stands(first, before);
  const sureAfter = b !== null && stands(second, after);
  const known = topicOf(joined);
  if (sureBefore && sureAfter) {
    const own =
      after.tool !== null ||
      known === b ||
      known === null ||
      (b.startsWith('scheme:') && after.coverage >= CLEAR) ||
      namesSubject(second, first);
    if (!own || !areTwo(whole, before, after, [first, second], known)) return null;
    const rest = understandAll(library, second);
    return rest.parts.length > 1
      ? { parts: [before, ...rest.parts], left: rest.left }
      : { parts: [before, after], left: null };
  }
  if (isOneSubject(whole, STRONG)) return null;
  if (sureBefore && known !== a && asksToo(second, first)) return { parts: [before], left: second };
  if (sureAfter && asksToo(first, second)) return { parts: [after], left: first };
  return null;
}

/** Whether a half that nothing answers was a question on farming or at all, beside one that is answered. */
const asksToo = (left: string, answered: string) =>
  isAsking(answered) && (isAsking(left) || cropsIn(left).length > 0);

/** Whether one document speaks of nearly all of a message. */
const isOneSubject = ({ tool, documents, coverage }: Understood, share: number) =>
  tool === null && documents.length > 0 && coverage >= share;

/** Whether two answered halves are about two things; `known` is the second's topic when read with the first. */
function areTwo(
  whole: Understood,
  before: Understood,
  after: Understood,
  halves: readonly [string, string],
  known: string | null,
): boolean {
  const [a, b] = [topicOf(before) ?? '', topicOf(after) ?? ''];
  if ((b === 'tasks' || b === 'finance') && before.tool === null && !isAsking(halves[1]))
    return false;
  if (kindOf(a) !== kindOf(b)) return true;
  if (known === a || isOneSubject(whole, ONE_SUBJECT)) return false;
  const crops = new Set(halves.flatMap(cropsIn));
  const clear = Math.max(before.coverage, after.coverage) >= CLEAR;
  return clear && (kindOf(a) !== 'plant' || crops.size > 1);
}
