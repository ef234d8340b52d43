import { expect, it } from 'vitest';
import { dayByCase, dayIn } from './days.ts';
import { entryWords } from './entry-words.ts';

const TODAY = '2026-11-30';

it.each([
  ['ఇరవై ఒకటో తారీఖు పత్తి', '2026-11-21'],
  ['పద్దెనిమిదో తారీఖు కంది', '2026-11-18'],
  ['iravaiyo tareeku bheema', '2026-11-20'],
  ['enimido tareeku', '2026-11-08'],
  ['पगार दोन हजार वीस तारखेला जमा', '2026-11-20'],
  ['పదిహేడున చెట్లు', '2026-11-17'],
  ['loan interest 4,250, on the twenty-fifth', '2026-11-25'],
  ['కౌలు ముప్పై వేలు 20వ తేదీన', '2026-11-20'],
])('hears the day of the month in %s', (text, date) =>
  expect(dayIn(entryWords(text), TODAY, 'past')?.date).toBe(date),
);

it.each([
  ['22 ko motor', '2026-11-22'],
  ['karkhanyane 17 la', '2026-11-17'],
  ['एकोणीसला', '2026-11-19'],
  ['26 na palu', '2026-11-26'],
])('hears the day of the month by its case in %s, if it may be one', (text, date) => {
  const words = entryWords(text);
  expect(dayByCase(words, TODAY, 'past', () => true)?.date).toBe(date);
  expect(dayByCase(words, TODAY, 'past', () => false)).toBeNull();
});

it.each(['मजूर पहाटे 6 ला आले', 'sakali 6 la dudh', 'khet me pani do na'])(
  'hears no day of the month in %s',
  (text) => expect(dayByCase(entryWords(text), TODAY, 'past', () => true)).toBeNull(),
);

it('takes the end of a number before a word for "in" for no day of May', () =>
  expect(dayIn(entryWords('बीज एक सौ बीस मे लिया'), TODAY, 'past')).toBeNull());

it.each([
  ['31 tarikh', '2026-12-05', 'past', '2026-10-31'],
  ['30 tarikh', '2027-03-05', 'past', '2027-01-30'],
  ['31 tarikh', '2026-09-03', 'ahead', '2026-10-31'],
  ['29 february', '2027-03-05', 'past', undefined],
] as const)('takes for %s, said on %s, a day that exists', (text, today, direction, date) =>
  expect(dayIn(entryWords(text), today, direction)?.date).toBe(date),
);
