import { LANGUAGE_CODES, type Language } from '@ankur/languages/languages';
import { expect, it } from 'vitest';
import { dueOf } from './due.ts';
import type { HerdRow } from './herd.repository.ts';

const TODAY = '2026-11-21';
const gauri: HerdRow = {
  ...{ id: 'a', name: 'Gauri', species: 'cow', breed: null, sex: 'female', born_on: null },
  ...{ count: 1, quiet: [], events: '[["ai", "2026-09-20", null, null]]' },
};
const kinds = (row: HerdRow, today = TODAY, state: string | null = null) =>
  dueOf([row], today, 'en', state).map(({ kind }) => kind);

it('is computed once for an animal as long as nothing that it follows from changes', () => {
  const [first] = dueOf([gauri], TODAY, 'en', null);
  const [again] = dueOf([{ ...gauri }], TODAY, 'en', null);
  expect(first).toBeDefined();
  expect(again).toBe(first);
});

it('is computed again for another entry, wish, name, day, language and state', () => {
  expect(kinds(gauri)).toContain('pregnancy_check');
  const checked =
    '[["ai", "2026-09-20", null, null], ["pregnancy_check", "2026-11-20", "pregnant", null]]';
  expect(kinds({ ...gauri, events: checked })).not.toContain('pregnancy_check');
  expect(kinds({ ...gauri, quiet: ['pregnancy_check'] })).not.toContain('pregnancy_check');
  expect(kinds(gauri, '2026-09-21')).toContain('pregnancy_check');
  expect(dueOf([{ ...gauri, name: 'Kapila' }], TODAY, 'en', null)[0]?.name).toBe('Kapila');
  const of = (language: 'en' | 'hi', state: string | null) =>
    dueOf([gauri], TODAY, language, state).map(({ because, calendar }) => [because, calendar]);
  expect(of('hi', null)).not.toEqual(of('en', null));
  expect(of('en', 'Maharashtra')).not.toEqual(of('en', null));
});

it('writes days of its reasons as the language does, with no date of a computer', () => {
  const reasons = (language: Language) =>
    dueOf([gauri], TODAY, language, 'Maharashtra').flatMap(({ because, calendar }) => [
      because,
      calendar ?? '',
    ]);
  expect(reasons('en')).toEqual(
    expect.arrayContaining([
      expect.stringContaining('20 September 2026'),
      expect.stringContaining('10 June 2027'),
    ]),
  );
  expect(reasons('hi').join()).toContain('20 सितंबर 2026');
  for (const language of LANGUAGE_CODES)
    expect(reasons(language).join(), language).not.toMatch(/\d{4}-\d{2}-\d{2}|\{date\}/);
});
