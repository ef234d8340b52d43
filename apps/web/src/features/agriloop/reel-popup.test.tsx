import { reelFailure } from '@ankur/contracts/community/reel-problems';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { saidByServer } from '../../lib/http/field-errors.ts';
import { setLanguage } from '../../lib/i18n/language-store.ts';
import { renderApp } from '../../test/render.tsx';
import { ReelPopup } from './reel-popup.tsx';

afterEach(() => act(() => setLanguage('en')));

it.each([
  [reelFailure('video_unplayable'), /^इस तरह का वीडियो फ़ोन पर नहीं चलता/],
  [reelFailure('video_broken'), /^यह वीडियो ख़राब या अधूरा है/],
  [saidByServer('What no rule says'), /^What no rule says$/],
  [null, /./],
])('says in the farmer’s language why a film was refused: %s', async (reason, said) => {
  await act(() => setLanguage('hi'));
  renderApp(
    <ReelPopup popup={{ kind: 'refused', reason }} onClose={() => {}} onKeep={() => undefined} />,
  );
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('p')?.textContent).toMatch(said);
});
