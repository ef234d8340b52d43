import type { EmergencyKind } from '@ankur/contracts/assistant/emergency-kinds';
import type { ChatEmergency } from '@ankur/contracts/assistant/endpoints';
import type { Classified, Classifier } from './classifier.ts';
import { inLearnedScript } from './learned-script.ts';

/** Somebody seems to be in danger: `sure`, and only that is answered, or `maybe`, and whom to call stands above the answer. */
export type Emergency = ChatEmergency;

/** Tells which emergency a message speaks of; null when none. */
export type EmergencyGate = (message: string) => Emergency | null;

/** From this share of the danger a person counts as hurt, also where an animal is named. */
const PERSON_SHARE = 0.35;
/** A sure emergency whose likeliest kind has less than this share is answered by the general card. */
const CLEAR_KIND = 0.3;

/**
 * The decision over a classifier: missing somebody is the costly error, so persons come before animals, danger of an
 * unclear kind has a card of its own, and people's illness without danger (`health`) is never answered from the library.
 * A message in a script of which the classifier knows no letter is read in the letters that it knows.
 */
export function createEmergencyGate({ classify, limits }: Classifier): EmergencyGate {
  return (message) => {
    const found = classify(inLearnedScript(message) ?? message);
    const danger = found.person + found.animal;
    if (danger >= limits.sure) return { level: 'sure', kind: kindOf(found, CLEAR_KIND) };
    if (found.health >= limits.health && found.health > danger)
      return { level: 'sure', kind: 'health' };
    if (danger >= limits.maybe) return { level: 'maybe', kind: kindOf(found, CLEAR_KIND) };
    return null;
  };
}

function kindOf({ person, animal, kinds }: Classified, clear: number): EmergencyKind {
  const ofAnimal = person < PERSON_SHARE * (person + animal);
  let [best, most, sum] = ['', 0, 0];
  for (const [kind, chance] of kinds) {
    if (kind.startsWith('animal-') !== ofAnimal) continue;
    sum += chance;
    if (chance > most) [best, most] = [kind, chance];
  }
  if (most < clear * sum || best === '') return ofAnimal ? 'animal-unclear' : 'unclear';
  return best as EmergencyKind;
}
