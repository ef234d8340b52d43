import { expect, it } from 'vitest';
import { completeTexts, completeWritten, countTexts, textsOfFiles } from './texts.ts';

const EN = { title: 'Water', form: { save: 'Save', cancel: 'Cancel' }, lines: ['One', 'Two'] };

it('completes what a language lacks or leaves empty by its fallback and then by English', () => {
  const files: Record<string, object> = {
    en: EN,
    hi: { form: { save: 'सहेजें' }, lines: ['एक', 'दो'] },
    mr: { title: 'पाणी', form: { cancel: '' } },
  };
  const found = completeTexts('mr', (code) => (files[code] as typeof EN) ?? null);
  expect(found).toEqual({
    title: 'पाणी',
    form: { save: 'सहेजें', cancel: 'Cancel' },
    lines: ['एक', 'दो'],
  });
  expect(completeTexts('te', () => null)).toEqual({});
  expect(Object.keys(completeWritten({ en: EN, te: { ...EN, title: 'నీరు' } }))).toEqual([
    'en',
    'te',
  ]);
});

it('counts the texts that there are and those that another language has too', () => {
  expect(countTexts(EN, EN)).toEqual({ all: 5, had: 5 });
  expect(countTexts(EN, { title: 'पानी', form: { save: ' ' }, lines: ['एक'] })).toEqual({
    all: 5,
    had: 2,
  });
  expect(countTexts(EN, null)).toEqual({ all: 5, had: 0 });
  expect(countTexts({ figure: 5 }, {})).toEqual({ all: 0, had: 0 });
});

it('takes the files of languages of the register alone', () => {
  const files = { '../names/en.json': 1, '../names/te.json': 2, '../names/romanised.json': 3 };
  expect(textsOfFiles(files)).toEqual({ en: 1, te: 2 });
});
