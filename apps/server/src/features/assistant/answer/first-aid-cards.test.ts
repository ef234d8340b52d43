import { cardText } from '@ankur/assistant/emergency/card-text';
import { packagesFolder, readCollection } from '@ankur/content/collection';
import { firstAidProblems } from '@ankur/content/first-aid';
import {
  ANIMAL_EMERGENCIES,
  EMERGENCY_KINDS,
  PERSON_EMERGENCIES,
} from '@ankur/contracts/assistant/emergency-kinds';
import { REVIEWED_LANGUAGES } from '@ankur/languages/languages';
import { describe, expect, it } from 'vitest';
import { firstAidCard } from './first-aid-cards.ts';

const KINDS = [...PERSON_EMERGENCIES, ...ANIMAL_EMERGENCIES];
const entries = new Map(
  readCollection(packagesFolder('content', 'first-aid')).map((entry) => [entry.id, entry]),
);

describe('first-aid cards', () => {
  it.each(KINDS)('has a whole card for %s, the same in every language', (kind) => {
    const entry = entries.get(kind);
    expect(entry && firstAidProblems(entry)).toEqual([]);
  });

  it('has no card for what is no emergency', () => {
    const known: readonly string[] = EMERGENCY_KINDS;
    expect([...entries.keys()].filter((id) => !known.includes(id))).toEqual([]);
    expect(firstAidCard('health', 'en')).toBeNull();
  });

  it('is of a person or an animal as its kind says', () => {
    for (const kind of PERSON_EMERGENCIES) expect(firstAidCard(kind, 'en')?.subject).toBe('person');
    for (const kind of ANIMAL_EMERGENCIES) expect(firstAidCard(kind, 'en')?.subject).toBe('animal');
  });

  it('says of self-harm three sentences, and three for somebody else, without lists', () => {
    for (const language of REVIEWED_LANGUAGES) {
      const card = firstAidCard('selfharm', language);
      expect(card?.first).toHaveLength(3);
      expect(card?.other).toHaveLength(3);
      expect([card?.then, card?.never, card?.tell]).toEqual([[], [], []]);
    }
  });

  it('names in each line on a suspected emergency a number that is called', () => {
    for (const kind of KINDS) {
      const card = firstAidCard(kind, 'en');
      expect(card?.maybe, kind).toMatch(/\b(?:1800-116-117|14416|1962|1098|112|108|101|100|181)\b/);
    }
  });

  it('becomes a plain text with every helpline', () => {
    for (const kind of KINDS)
      for (const language of REVIEWED_LANGUAGES) {
        const card = firstAidCard(kind, language);
        const text = card ? cardText(card, language) : '';
        for (const number of ['112', '108', '14416', '1800-180-1551'])
          expect(text, `${kind} ${language}`).toContain(number);
      }
  });
});
