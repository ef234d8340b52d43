import { expect, it } from 'vitest';
import { isOtherSubject } from './other-subjects.ts';
import { isOnPeople } from './people-words.ts';
import { createWordList } from './word-list.ts';

it('keeps scripts apart: a dream of Telugu is no tomorrow of Hindi', () => {
  const isListed = createWordList('కల కారు');
  expect(isListed('కల')).toBe(true);
  expect(isListed('कल')).toBe(false);
  expect(isListed('करू')).toBe(false);
});

it.each(['बदकांना', 'papaya', 'jamakaya', 'గంధపు'])('knows %s under its ending', (word) => {
  expect(isOtherSubject(word)).toBe(true);
});

it('does not take a word for a listed one that only begins alike', () => {
  expect(isOtherSubject('పొడి')).toBe(false);
});

it('takes kin for the subject only where no animal is named', () => {
  expect(isOnPeople(['बीवी', 'गर्भ'])('बीवी')).toBe(true);
  expect(isOnPeople(['बेटा', 'गाय'])('बेटा')).toBe(false);
});
