import { expect, it } from 'vitest';
import { type CardWords, cardText } from './card-text.ts';

const LANGUAGES = ['en', 'hi', 'mr', 'te'] as const;
const CLOSING = ['112', '108', '14416', '1800-180-1551'];

const poison: CardWords = {
  subject: 'person',
  call: ['108', '1800116117'],
  title: 'Poison swallowed',
  first: ['Keep the label.', 'Take off wet clothes.'],
  // biome-ignore lint/suspicious/noThenProperty: a list of sentences in the content's own format
  then: ['Wash the skin.'],
  never: ['Do not make him vomit.'],
  tell: ['The name on the label.'],
};
const selfharm: CardWords = {
  ...poison,
  call: ['14416', '112'],
  title: 'You are not alone',
  first: [
    'I am glad that you wrote.',
    'Talk to a person now: 14416.',
    'Let somebody sit with you.',
  ],
  // biome-ignore lint/suspicious/noThenProperty: a list of sentences in the content's own format
  then: [],
  never: [],
  tell: [],
};

it('puts whom to call first, then what to do, what never to do, what to tell', () => {
  expect(cardText(poison, 'en').split('\n')).toEqual([
    'Call 108 or 1800-116-117 now. Poison swallowed:',
    '1. Keep the label.',
    '2. Take off wet clothes.',
    '3. Wash the skin.',
    'Never:',
    '– Do not make him vomit.',
    'Tell them on the phone:',
    '– The name on the label.',
    expect.stringContaining('1800-180-1551'),
  ]);
});

it.each(LANGUAGES)('ends in %s with the helplines of every emergency answer', (language) => {
  for (const card of [poison, selfharm, { ...poison, subject: 'animal' as const }]) {
    const closing = cardText(card, language).split('\n').at(-1);
    for (const number of CLOSING) expect(closing).toContain(number);
  }
});

it('says of self-harm a few sentences, no list', () => {
  expect(cardText(selfharm, 'en').split('\n')).toEqual([
    'I am glad that you wrote. Talk to a person now: 14416. Let somebody sit with you.',
    expect.stringContaining('14416'),
  ]);
});

it('writes no heading without lines under it', () => {
  expect(cardText({ ...poison, never: [] }, 'en')).not.toContain('Never');
});
