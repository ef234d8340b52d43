import { describe, expect, it } from 'vitest';
import type { KnownDocument } from '../known-document.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { createExpertAnswers } from './expert-answers.ts';
import { groupKey } from './question-terms.ts';

const aDocument = (id: string, title: string, ...questions: string[]): KnownDocument => ({
  id: `expert:${id}`,
  kind: 'expert',
  title: { en: title },
  url: '/application/experts-page',
  questions,
  passages: { en: ['Text.'] },
});
const answers = createExpertAnswers([
  aDocument('1', 'Ring spot of papaya', 'how do I treat ring spot on papaya'),
  aDocument('2', 'Planting dragon fruit', 'when to plant dragon fruit'),
  aDocument('3', 'ड्रैगन', 'मशरूम की खेती कैसे करें'),
]);
const found = (question: string) =>
  answers.find(question, detectLanguage(question))?.document.id ?? null;

describe('the group of a question', () => {
  it.each([
    ['How do I treat ring spots on papaya?', 'What is this ring spot of my papayas?', 'en'],
    ['मशरूम की खेती कैसे करें', 'mashroom ki kheti kaise kare', 'hi'],
  ] as const)('is one for "%s" and "%s"', (one, other, language) => {
    expect(groupKey(one, language)).toBe(groupKey(other, language));
  });

  it('is another for another subject, another language and no subject', () => {
    expect(groupKey('ring spot on papaya', 'en')).not.toBe(groupKey('ring spot on chilli', 'en'));
    expect(groupKey('papaya', 'en')).not.toBe(groupKey('papaya', 'hi'));
    expect(groupKey('what is it?', 'en')).toBe('');
  });
});

describe('an expert answer', () => {
  it.each([
    ['how to treat ring spot on papaya', 'expert:1'],
    ['papaya ring spot', 'expert:1'],
    ['mashroom ki kheti kaise kare', 'expert:3'],
    ['price of dragon fruit', null],
    ['papaya', null],
    ['when to plant wheat', null],
    ['', null],
    [`papaya ring spot ${'x'.repeat(600)}`, null],
  ])('to "%s" is %s', (question, id) => {
    expect(found(question)).toBe(id);
  });

  it('says whether it is on this very question', () => {
    expect(answers.find('how do I treat ring spot on papaya', 'en')?.same).toBe(true);
    expect(answers.find('papaya ring spot treat quickly', 'en')?.same).toBe(false);
  });
});
