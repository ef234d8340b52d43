import { collectionIn } from '@ankur/content/collection';
import type { FirstAidCard, FirstAidLanguage, HealthWords } from '@ankur/content/first-aid';
import type { EmergencyKind } from '@ankur/contracts/assistant/emergency-kinds';
import { packagesFolder } from '../../../platform/content-folder.ts';

const read = new Map<FirstAidLanguage, Readonly<Record<string, FirstAidCard>>>();

/** The cards of a language, read from disk once; a test sees to it that every file is a whole card. */
function cardsIn(language: FirstAidLanguage): Readonly<Record<string, FirstAidCard>> {
  const known = read.get(language);
  if (known) return known;
  const folder = packagesFolder('content', 'first-aid');
  const cards = collectionIn(folder, language) as Record<string, FirstAidCard>;
  read.set(language, cards);
  return cards;
}

/** The first-aid card of an emergency; null for `health`, which has none. */
export function firstAidCard(kind: EmergencyKind, language: FirstAidLanguage): FirstAidCard | null {
  return kind === 'health' ? null : (cardsIn(language)[kind] ?? null);
}

/** What is said to whoever asks about people's health without an emergency. */
export const healthWords = (language: FirstAidLanguage): HealthWords =>
  cardsIn(language).health as unknown as HealthWords;
