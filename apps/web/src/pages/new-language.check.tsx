import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setLanguage } from '../lib/i18n/language-store.ts';
import { loadPlaceNames, namesNow } from '../lib/place-names/tables.ts';
import { messageOf } from '../push/tell.ts';
import { renderApp } from '../test/render.tsx';
import ChangeLanguagePage from './change-language.page.tsx';

// Runs where packages/languages/src/new-language.test.ts has added a language, "qaa", to a copy of the product.
it('offers the new language and renders it right to left, with English fallbacks', async () => {
  const { user } = renderApp(<ChangeLanguagePage />);
  await user.click(await screen.findByRole('button', { name: 'טסטיש' }));
  expect(await screen.findByRole('heading', { name: 'טסטיש: כותרת' })).toBeTruthy();
  expect(screen.getByText('The app now speaks English.')).toBeTruthy();
  expect(document.documentElement.lang).toBe('qaa');
  expect(document.documentElement.dir).toBe('rtl');
  await act(() => setLanguage('en'));
  expect(document.documentElement.dir).toBe('ltr');
});

it('shows translated names of places', async () => {
  await loadPlaceNames('qaa');
  expect(namesNow('qaa').state('Maharashtra')).toBe('מהאראשטרה');
  expect(namesNow('qaa').state('Goa')).toBe('Goa');
});

it('shows a push message in that language', async () => {
  const files = import.meta.glob<Record<string, string>>('../locales/*/notifications.json', {
    import: 'default',
    eager: true,
  });
  const en = files['../locales/en/notifications.json'] ?? {};
  const told = { kind: 'task-due', payload: { task: 'x', date: '2026-11-21' }, language: 'qaa' };
  expect(messageOf(told, { en })?.body).toBe("Today's work: x");
});
