import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepVoiceTold } from '../../lib/speech/listen.ts';
import { renderApp } from '../../test/render.tsx';
import { MessageForm } from './message-form.tsx';

/** Stands in for the browser's speech recognition. */
class Ear {
  static last: Ear | null = null;
  lang = '';
  stopped = false;
  onresult: ((event: { results: { transcript: string }[][] }) => void) | null = null;
  onend: (() => void) | null = null;
  start() {
    Ear.last = this;
  }
  stop() {
    this.stopped = true;
    this.onend?.();
  }
  abort() {
    this.stopped = true;
  }
}

beforeEach(() => {
  vi.stubGlobal('SpeechRecognition', Ear);
  keepVoiceTold();
});
afterEach(() => vi.unstubAllGlobals());

it('listens while the button is held and shows what it heard before anything is sent', async () => {
  const onSend = vi.fn();
  const { user } = renderApp(<MessageForm pending={false} shown onSend={onSend} />);
  const button = screen.getByRole('button', { name: 'Hold to talk' });
  fireEvent.pointerDown(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(Ear.last?.lang).toBe('en-IN');
  act(() => Ear.last?.onresult?.({ results: [[{ transcript: 'how to make silage' }]] }));
  fireEvent.pointerUp(button);
  expect(Ear.last?.stopped).toBe(true);
  const field = screen.getByRole('textbox', { name: 'Your question' });
  expect((field as HTMLTextAreaElement).value).toBe('how to make silage');
  expect(onSend).not.toHaveBeenCalled();
  await user.type(field, ' in a bag{Enter}');
  expect(onSend).toHaveBeenCalledWith('how to make silage in a bag');
});

it('says at the first press where the voice goes, and does not listen yet', () => {
  localStorage.clear();
  Ear.last = null;
  renderApp(<MessageForm pending={false} shown onSend={() => undefined} />);
  const button = screen.getByRole('button', { name: 'Hold to talk' });
  fireEvent.pointerDown(button);
  screen.getByText(/most browsers send the sound to their maker/);
  expect(Ear.last).toBeNull();
  fireEvent.pointerUp(button);
  fireEvent.pointerDown(button);
  expect(Ear.last).not.toBeNull();
});

it('can be held with a key', () => {
  renderApp(<MessageForm pending={false} shown onSend={() => undefined} />);
  const button = screen.getByRole('button', { name: 'Hold to talk' });
  fireEvent.keyDown(button, { key: ' ' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  fireEvent.keyUp(button, { key: ' ' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

it('offers no talking where the browser cannot listen', () => {
  vi.unstubAllGlobals();
  renderApp(<MessageForm pending={false} shown onSend={() => undefined} />);
  expect(screen.queryByRole('button', { name: 'Hold to talk' })).toBeNull();
});
