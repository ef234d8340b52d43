import { LANGUAGE_CODES, type Language } from '@ankur/languages/languages';
import { expect, it } from 'vitest';
import type { KnownDocument } from '../known-document.ts';
import { quote, writeReply } from './answer.ts';

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
