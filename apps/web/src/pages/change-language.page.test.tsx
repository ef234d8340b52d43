import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentLanguage, setLanguage } from '../lib/i18n/language-store.ts';
import { localeFiles } from '../lib/i18n/locale-files.ts';
import { renderApp } from '../test/render.tsx';
import ChangeLanguagePage from './change-language.page.tsx';

const TELUGU = '../../locales/te/landing.json';
const MARATHI = '../../locales/mr/landing.json';
const press = (name: string) => screen.findByRole('button', { name });

afterEach(async () => {
  vi.restoreAllMocks();
  await act(() => setLanguage('en'));
});

it('keeps its language with an error when texts cannot be loaded, and changes on retry', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetching = vi.spyOn(localeFiles, TELUGU).mockRejectedValueOnce(new TypeError('no network'));
  const { user } = renderApp(<ChangeLanguagePage />);
  await user.click(await press('తెలుగు'));
  expect((await screen.findByRole('alert')).textContent).toContain('తెలుగు could not be fetched');
  screen.getByRole('heading', { name: 'Choose your language' });
  expect(currentLanguage()).toBe('en');
  expect(localStorage.getItem('language')).not.toBe('te');
  await user.click(await press('తెలుగు'));
  expect(await screen.findByRole('heading', { name: 'మీ భాషను ఎంచుకోండి' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(fetching).toHaveBeenCalledTimes(2);
});

it('shows which language is loading, and applies the last choice', async () => {
  let arrive: () => void = () => undefined;
  const words = await localeFiles[MARATHI]?.();
  vi.spyOn(localeFiles, MARATHI).mockImplementation(
    () => new Promise((resolve) => (arrive = () => resolve(words ?? {}))),
  );
  const { user } = renderApp(<ChangeLanguagePage />);
  await user.click(await press('मराठी'));
  expect((await press('मराठी')).getAttribute('aria-busy')).toBe('true');
  await user.click(await press('हिन्दी'));
  await screen.findByRole('heading', { name: 'अपनी भाषा चुनें' });
  await act(async () => arrive());
  expect(currentLanguage()).toBe('hi');
});
