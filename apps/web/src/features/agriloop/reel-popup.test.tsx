import { FEED_MESSAGES } from '@ankur/contracts/community/rules';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../../lib/i18n/language-store.ts';
import { renderApp } from '../../test/render.tsx';
import { ReelPopup } from './reel-popup.tsx';

afterEach(() => act(() => setLanguage('en')));

it.each([
  [FEED_MESSAGES.videoCodec, /^इस तरह का वीडियो फ़ोन पर नहीं चलता/],
  [FEED_MESSAGES.videoBroken, /^यह वीडियो ख़राब या अधूरा है/],
  ['What no rule says', /^What no rule says$/],
  [null, /./],
])('says in the farmer’s language why a film was refused: %s', async (reason, said) => {
  await act(() => setLanguage('hi'));
  renderApp(<ReelPopup popup={{ kind: 'refused', reason }} onClose={() => {}} />);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('p')?.textContent).toMatch(said);
});
