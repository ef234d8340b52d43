import { expect, it } from 'vitest';
import { languageOfLocale, localeOfAnswer } from './answer-language.ts';

it.each([
  ['The silage is ready.', 'en', 'en-IN'],
  ['साइलेज तैयार है।', 'en', 'hi-IN'],
  ['सायलेज तयार आहे.', 'mr', 'mr-IN'],
  ['సైలేజ్ సిద్ధం.', 'hi', 'te-IN'],
  ['சைலேஜ் தயார்.', 'en', 'ta-IN'],
  ['ಸೈಲೇಜ್ ಸಿದ್ಧ.', 'en', 'kn-IN'],
  ['ਸਾਈਲੇਜ ਤਿਆਰ ਹੈ।', 'hi', 'pa-IN'],
  ['سائلیج تیار ہے۔', 'hi', 'ur-IN'],
] as const)('reads "%s" as what it is written in', (text, own, locale) => {
  expect(localeOfAnswer(text, own)).toBe(locale);
  expect(languageOfLocale(locale)).toBe(locale.split('-')[0]);
});
