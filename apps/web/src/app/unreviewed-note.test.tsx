import { REVIEWED_LANGUAGES } from '@ankur/languages/languages';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadCatalogue } from '../lib/i18n/catalogue.ts';
import { setLanguage } from '../lib/i18n/language-store.ts';
import { clearSession, keepTokens } from '../lib/session/tokens.ts';
import { renderApp } from '../test/render.tsx';
import { UnreviewedNote } from './unreviewed-note.tsx';

const TAMIL = 'இந்தத் தமிழை இன்னும் யாரும் சரிபார்க்கவில்லை.';
const CLOSE = 'மூட';
const ACCESS = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  clearSession();
  await act(() => setLanguage('en'));
  localStorage.clear();
});

const open = (at: string) => renderApp(<UnreviewedNote />, { at });

/** Opens a screen with the line's code and words at hand, so that the line would be there by now. */
async function openWhole(at: string, language: string): Promise<void> {
  open(at);
  await act(async () => {
    await import('../features/suggestions/unreviewed-line.tsx');
    await loadCatalogue(language, 'suggestions');
  });
}

it('is said on each screen of a language that no speaker has read, until it is closed there', async () => {
  await act(() => setLanguage('ta'));
  open('/application/market');
  await screen.findByText(TAMIL);
  await userEvent.click(screen.getByRole('button', { name: CLOSE }));
  expect(screen.queryByText(TAMIL)).toBeNull();

  cleanup();
  await openWhole('/application/weather', 'ta');
  await screen.findByText(TAMIL);

  cleanup();
  await openWhole('/application/market', 'ta');
  expect(screen.queryByText(TAMIL)).toBeNull();
});

it('offers a signed-in farmer to suggest a better word', async () => {
  keepTokens({ access: ACCESS, refresh: 'r' });
  await act(() => setLanguage('ta'));
  open('/application/market');
  const link = await screen.findByRole('link', { name: 'நல்ல சொல்லைச் சொல்ல' });
  expect(link.getAttribute('href')).toBe('/application/suggest-word');
});

it.each(REVIEWED_LANGUAGES)('is not said in %s', async (language) => {
  await act(() => setLanguage(language));
  await openWhole('/application/market', language);
  expect(screen.queryByRole('note')).toBeNull();
});
