import type { Language } from '@ankur/languages/languages';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../../lib/i18n/language-store.ts';
import { renderApp } from '../../test/render.tsx';
import { useTaskWhen } from './task-when.ts';

function When() {
  const when = useTaskWhen();
  return <p role="note">{when({ date: '2026-11-21', time: '18:05', recurrence: 'none' })}</p>;
}

afterEach(() => setLanguage('en'));

it.each([
  ['en', /^Sat, 21 Nov 2026 · 6:05 pm$/i],
  ['hi', /^शनि, 21 नव\S* 2026 · 6:05 /],
  ['mr', /^शनि, 21 नोव्हें, 2026 · 6:05 /],
  ['te', /^శని, 21 నవం, 2026 · 6:05 /],
] as const)('says the day in the order of %s', async (language: Language, text) => {
  await setLanguage(language);
  renderApp(<When />);
  expect((await screen.findByRole('note')).textContent?.replace(/\s/g, ' ')).toMatch(text);
});
