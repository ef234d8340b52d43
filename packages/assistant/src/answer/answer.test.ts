import { LANGUAGE_CODES, type Language } from '@ankur/languages/languages';
import { expect, it } from 'vitest';
import type { KnownDocument } from '../known-document.ts';
import { joinAnswers, quote, writeReply } from './answer.ts';

const inEach = <T>(value: T) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, value])) as Record<Language, T>;
const wheat: KnownDocument = {
  id: 'crop:wheat',
  kind: 'crop',
  title: inEach('Wheat'),
  url: '/',
  passages: inEach([]),
  facts: [{ key: 'seed-rate', asks: [], text: inEach('Sow 40 kg an acre.') }],
};

it.each(LANGUAGE_CODES)(
  'says in %s before all else that a fact is only the nearest to what is asked',
  (language) => {
    const exact = writeReply(quote([wheat], 'seed rate', language));
    const nearest = writeReply(quote([wheat], 'seed rate', language, new Map(), false));
    expect(exact).toBe('Sow 40 kg an acre. [1]');
    expect(nearest).toMatch(/^.{20,}:\nSow 40 kg an acre\. \[1\]$/u);
  },
);

it('says it before the half that it is true of, and behind what is told first', () => {
  const onion: KnownDocument = { ...wheat, id: 'crop:onion', title: inEach('Onion') };
  const surely = quote([wheat], 'seed rate', 'en');
  const nearest = quote([onion], 'seed rate', 'en', new Map(), false);
  expect(writeReply(joinAnswers([surely, nearest]))).toMatch(
    /^Sow 40 kg an acre\. \[1\]\n.{20,}:\nSow 40 kg an acre\. \[2\]$/u,
  );
  const water = { text: 'Water on Friday.', source: 2 };
  expect(writeReply({ ...nearest, lines: [water, ...nearest.lines] })).toMatch(
    /^Water on Friday\. \[2\]\n.{20,}:\nSow 40 kg an acre\. \[1\]$/u,
  );
});
