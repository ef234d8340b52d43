import { REVIEWED_LANGUAGES, textIn } from '@ankur/languages/languages';
import { lettersOf } from '@ankur/languages/letters';
import { describe, expect, it } from 'vitest';
import { findCommodity } from '../commodities.ts';
import { findScheme, schemeInWords, schemes, schemeWords } from './schemes.ts';

const languages = REVIEWED_LANGUAGES;

describe('the catalogue', () => {
  it('has forty schemes with unique ids, 28 central and 12 of Maharashtra', () => {
    expect(new Set(schemes.map(({ id }) => id)).size).toBe(40);
    expect(schemes.filter((scheme) => scheme.level === 'central')).toHaveLength(28);
    expect(schemes.filter((scheme) => scheme.criteria.state === 'Maharashtra')).toHaveLength(12);
  });

  it('has an official secure link, a date and a number to call for each', () => {
    for (const scheme of schemes) {
      expect(new URL(scheme.url).protocol, scheme.id).toBe('https:');
      expect(scheme.asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
      expect(schemeInWords(scheme, 'en').helpline, scheme.id).toMatch(/^[\d-]{4,14}$/);
      expect(scheme.since).toBeLessThanOrEqual(2026);
    }
  });

  it('marks the fifteen that were not re-verified', () => {
    expect(schemes.filter((scheme) => !scheme.reread)).toHaveLength(15);
  });

  it('uses only codes that have texts', () => {
    const { givers, deadlines, documents, questions } = schemeWords.en;
    for (const { id, giver, deadline, documents: papers, criteria } of schemes) {
      expect(givers, id).toHaveProperty(giver);
      expect(deadlines, id).toHaveProperty(deadline);
      for (const paper of papers) expect(documents, id).toHaveProperty(paper);
      for (const code of [...(criteria.mustBe ?? []), ...(criteria.mustNotBe ?? [])])
        expect(questions, id).toHaveProperty(code);
    }
  });

  it('uses known crops only', () => {
    for (const crop of schemes.flatMap((scheme) => scheme.criteria.crops ?? [])) {
      expect(findCommodity(crop)?.name, crop).toBe(crop);
    }
  });
});

describe('its words', () => {
  it('are complete, each language in its own script, none a copy of another', () => {
    for (const scheme of schemes) {
      const shown = languages.map((language) => schemeInWords(scheme, language));
      for (const [index, text] of shown.entries()) {
        const language = languages[index] ?? 'en';
        const pieces = [text.name, text.benefit, text.who, text.how, text.giver, text.deadline];
        for (const piece of [...pieces, ...text.documents]) {
          expect(piece, `${scheme.id} ${language}`).toMatch(lettersOf(language));
        }
      }
      expect(new Set(shown.map((text) => text.benefit)).size, scheme.id).toBe(languages.length);
    }
  });

  it('have the same amounts of money in all languages', () => {
    const amounts = (text: string) => (text.match(/₹[\d,.]*\d/g) ?? []).sort();
    for (const scheme of schemes) {
      const english = amounts(schemeInWords(scheme, 'en').benefit);
      for (const language of languages) {
        expect(
          amounts(schemeInWords(scheme, language).benefit),
          `${scheme.id} ${language}`,
        ).toEqual(english);
      }
    }
  });

  it('have the same codes in every language', () => {
    for (const language of languages) {
      for (const part of ['givers', 'deadlines', 'documents', 'questions', 'reasons'] as const) {
        expect(Object.keys(textIn(schemeWords, language)[part])).toEqual(
          Object.keys(schemeWords.en[part]),
        );
        for (const text of Object.values(textIn(schemeWords, language)[part])) {
          expect(text).toMatch(lettersOf(language));
        }
      }
    }
  });
});

it('finds a scheme by id', () => {
  expect(findScheme('pm-kisan')?.giver).toBe('agriculture');
  expect(findScheme('free-money')).toBeNull();
});
