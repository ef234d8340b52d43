import { REVIEWED_LANGUAGES } from '@ankur/languages/languages';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadCatalogue } from '../lib/i18n/catalogue.ts';
import { setLanguage } from '../lib/i18n/language-store.ts';
import { Link } from '../lib/router/link.tsx';
import { clearSession, keepTokens } from '../lib/session/tokens.ts';
import { renderApp } from '../test/render.tsx';
import { UnreviewedNote } from './unreviewed-note.tsx';

const TAMIL = 'தமிழ் பேசுபவர் யாரும் இந்த எழுத்துகளை இன்னும் படித்துப் பார்க்கவில்லை.';
const CLOSE = 'மூட';
const ACCESS = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  clearSession();
  await act(() => setLanguage('en'));
  localStorage.clear();
});

function open(at: string) {
  return renderApp(
    <>
      <UnreviewedNote />
      <Link to="/terms">to the terms</Link>
      <Link to="/application/market">to the market</Link>
    </>,
    { at },
  );
}
const goTo = (name: string) => userEvent.click(screen.getByRole('link', { name }));

it('is said once on each screen of a language that no speaker has read', async () => {
  await act(() => setLanguage('ta'));
  open('/application/market');
  await screen.findByText(TAMIL);
  await userEvent.click(screen.getByRole('button', { name: CLOSE }));
  expect(screen.queryByText(TAMIL)).toBeNull();

  await goTo('to the terms');
  await screen.findByText(TAMIL);
  await goTo('to the market');
  await waitFor(() => expect(screen.queryByText(TAMIL)).toBeNull());

  // The device remembers what was closed.
  cleanup();
  open('/application/market');
  await goTo('to the terms');
  await screen.findByText(TAMIL);
  await goTo('to the market');
  await waitFor(() => expect(screen.queryByText(TAMIL)).toBeNull());
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
  open('/application/market');
  // With the line's code and words at hand it would be there in the next render.
  await act(async () => {
    await import('../features/suggestions/unreviewed-line.tsx');
    await loadCatalogue(language, 'suggestions');
  });
  expect(screen.queryByRole('complementary')).toBeNull();
});
