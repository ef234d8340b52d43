import {
  collectionIn,
  completeLanguage,
  packagesFolder,
  readCollection,
} from '@ankur/content/collection';
import type { FirstAidCard, FirstAidCards, HealthWords } from '@ankur/content/first-aid';
import type { EmergencyKind } from '@ankur/contracts/assistant/emergency-kinds';
import type { Language } from '@ankur/languages/languages';

type Cards = FirstAidCards<EmergencyKind>;

const read = new Map<Language, Cards>();

/**
 * The cards of a language or of the first of its fallbacks in which all are written, read from disk once; a test sees
 * to it that every file is a whole card.
 */
function cardsIn(language: Language): Cards {
  const known = read.get(language);
  if (known) return known;
  const folder = packagesFolder('content', 'first-aid');
  const cards = collectionIn<Cards>(folder, completeLanguage(readCollection(folder), language));
  read.set(language, cards);
  return cards;
}

/** The first-aid card of an emergency; null for `health`, which has none. */
export function firstAidCard(kind: EmergencyKind, language: Language): FirstAidCard | null {
  return kind === 'health' ? null : (cardsIn(language)[kind] ?? null);
}

/** What is said to whoever asks about people's health without an emergency. */
export const healthWords = (language: Language): HealthWords => cardsIn(language).health;
