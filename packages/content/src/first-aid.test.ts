import { expect, it } from 'vitest';
import type { ContentEntry } from './collection.ts';
import { firstAidProblems } from './first-aid.ts';

const meta = {
  subject: 'person',
  call: ['112', '108'],
  asks: ['place'],
  sources: [{ name: 'WHO', title: 'First aid', url: 'https://www.who.int', year: 2020 }],
  read_by_clinician: false,
  as_of: '2026-11',
};
const text = {
  title: 'Burn',
  first: ['Cool it for 20 minutes.', 'Take off rings.'],
  // biome-ignore lint/suspicious/noThenProperty: a list of sentences in the content's own format
  then: [],
  never: ['No paste.'],
  tell: ['Where you are.', 'What burnt.'],
  maybe: 'Call 112.',
};
const card = (changes: { meta?: object; hi?: object; without?: string } = {}): ContentEntry => {
  const texts: Record<string, unknown> = { en: text, hi: { ...text, ...changes.hi }, mr: text };
  if (changes.without !== 'te') texts.te = text;
  return { id: 'burn', meta: { ...meta, ...changes.meta }, texts };
};

it('accepts a valid card', () => {
  expect(firstAidProblems(card())).toEqual([]);
});

it.each([
  [{ without: 'te' }, 'burn: te: missing'],
  [{ meta: { call: ['1800-116-117'] } }, 'burn: meta: call'],
  [{ meta: { call: [] } }, 'burn: meta: call'],
  [{ meta: { asks: ['colour'] } }, 'burn: meta: asks'],
  [{ meta: { sources: [] } }, 'burn: meta: sources'],
  [{ meta: { as_of: '2026' } }, 'burn: meta: as_of'],
  [{ hi: { first: ['Cool it for 20 minutes.'] } }, 'burn: hi: first has 1 sentences, en has 2'],
  [
    { hi: { first: ['Cool it for 15 minutes.', 'Take off rings.'] } },
    'burn: hi: figures in first 0',
  ],
  [
    { hi: { first: ['Cool it for २० minutes.', 'Take off rings.'] } },
    'burn: hi: figures in first 0',
  ],
  [{ hi: { maybe: ' ' } }, 'burn: hi: maybe'],
])('names what is wrong in %j', (changes, problem) => {
  expect(firstAidProblems(card(changes))).toContain(problem);
});
