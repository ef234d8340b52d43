import { EMERGENCY_KINDS, type EmergencyKind } from '@ankur/contracts/assistant/emergency-kinds';
import data from '../../data/danger-words.json' with { type: 'json' };
import { withoutMarkRuns } from '../language/mark-runs.ts';

/** Words of danger in one language, as sources of regular expressions. */
interface DangerWords {
  /** Words for people, and for animals; a message that names both is about the person. */
  people: string;
  animals: string;
  kinds: Readonly<Record<string, readonly string[]>>;
}

const WORD_START = String.raw`(?<![\p{L}\p{M}])`;
/** One form of letters and of apostrophes, which keyboards type straight or curly. */
const normalised = (text: string): string => text.normalize('NFC').replace(/[\u2018\u2019]/g, "'");
const pattern = (source: string) => new RegExp(normalised(source), 'iu');
const languages = Object.values<DangerWords>(data).map(({ people, animals, kinds }) => ({
  people: pattern(`${WORD_START}(?:${people})`),
  animals: pattern(`${WORD_START}(?:${animals})`),
  kinds: Object.entries(kinds).map(
    ([kind, sources]) => [kind as EmergencyKind, sources.map(pattern)] as const,
  ),
}));

/** Kinds that the data names and that have no card; for the test of the data. */
export const unknownKinds = (): readonly string[] =>
  languages.flatMap(({ kinds }) =>
    kinds.map(([kind]) => kind).filter((kind) => !EMERGENCY_KINDS.includes(kind)),
  );

/**
 * The emergency that words alone tell of, in the languages of `danger-words.json`, which the classifier has not learned;
 * null when none of the words stand in the message. It sees less than the classifier: what is told in other words is missed.
 */
export function dangerByWords(message: string): EmergencyKind | null {
  const text = normalised(withoutMarkRuns(message));
  for (const { people, animals, kinds } of languages) {
    const ofAnimal = animals.test(text) && !people.test(text);
    const found = kinds.filter(([, patterns]) => patterns.some((one) => one.test(text)));
    const [fitting] = found.find(([kind]) => kind.startsWith('animal-') === ofAnimal) ?? [];
    if (fitting) return fitting;
    if (ofAnimal && found.length > 0) return 'animal-unclear';
  }
  return null;
}
