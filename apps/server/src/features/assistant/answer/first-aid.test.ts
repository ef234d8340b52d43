import { beforeAll, expect, it } from 'vitest';
import { createLibrary, type Library } from '../library.ts';
import { composeFromLibrary } from './compose.ts';

let library: Library;
beforeAll(() => {
  library = createLibrary();
});
const answerTo = (question: string) => composeFromLibrary(library.understand(question));

it.each([
  ['my cow ate urea', 'en', 'vinegar'],
  ['meri gaay ne urea kha liya', 'hi', 'सिरका'],
  ['माझ्या म्हशीने युरिया खाल्ला', 'mr', 'व्हिनेगर'],
  ['బర్రె యూరియా నీళ్లు తాగింది', 'te', 'వెనిగర్'],
])('%s is told what is written for urea, and nothing of its use', (question, language, word) => {
  expect(library.understand(question).language).toBe(language);
  const { plain, lines, sources } = answerTo(question);
  expect(plain).toContain('1962');
  expect(sources.map(({ id }) => id)).toEqual(['guidance:9']);
  const told = lines.map(({ text }) => text).join(' ');
  expect(told).toContain(word);
  expect(lines).toHaveLength(5);
  expect(told).not.toMatch(/100|65|₹/);
});

it.each([
  'a mad dog bit my bullock',
  'बैल को कुत्ते ने काट लिया',
  'कुत्रा गाईला चावला',
  'ఆవును కుక్క కరిచింది',
])('%s is told the days of the vaccine', (question) => {
  const { lines, sources } = answerTo(question);
  expect(sources.map(({ id }) => id)).toEqual(['guidance:28']);
  expect(lines.map(({ text }) => text).join(' ')).toMatch(/0, 4, 7, 14/);
  expect(lines).toHaveLength(3);
});

it.each(['buffalo bitten by snake', 'my goat ate rat poison', 'माझ्या म्हशीने कीटकनाशक प्यायले'])(
  '%s: of what nothing is written, nothing is told beside whom to call',
  (question) => {
    const { plain, lines, sources } = answerTo(question);
    expect(plain).toContain('1962');
    expect([lines, sources]).toEqual([[], []]);
  },
);

it('tells whose cow is blown up of that alone, and whom to call', () => {
  const { lines } = answerTo('cow bloat left side swollen like drum');
  expect(lines.length).toBeGreaterThan(1);
  for (const { text } of lines) expect(text).toMatch(/bloat|flank/);
  expect(lines.some(({ text }) => text.includes('1962'))).toBe(true);
});
