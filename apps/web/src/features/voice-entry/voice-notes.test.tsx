import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTokens } from '../../lib/session/tokens.ts';
import { todayLocal } from '../../lib/time/local-date.ts';
import { forgetNotes, notesOf, putNote } from '../../lib/voice-notes/note-store.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { VoiceButton } from './voice-button.tsx';
import VoiceEntry from './voice-entry.tsx';

const tokenOf = (sub: string) => `x.${btoa(JSON.stringify({ sub, exp: 4_000_000_000 }))}.y`;
const signInAs = (sub: string) => keepTokens({ access: tokenOf(sub), refresh: tokenOf(sub) });

/** Stands in for the browser's recorder: it hears one sound at a time. */
class Recorder {
  static last: Recorder | null = null;
  mimeType = 'audio/webm';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  start() {
    Recorder.last = this;
  }
  stop() {
    this.ondataavailable?.({ data: new Blob(['sound'], { type: this.mimeType }) });
    this.onstop?.();
  }
}
const track = { stop: vi.fn() };
const microphone = vi.fn(async () => ({ getTracks: () => [track] }));

beforeEach(() => {
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, { mediaDevices: { getUserMedia: microphone } }),
  );
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
  signInAs('asha');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Recorder.last = null;
  await forgetNotes('asha');
  await forgetNotes('balu');
});

const EMPTY = { status: 200, body: [] };
function show(available: boolean, answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    'GET /api/user/plantings/': EMPTY,
    'GET /api/user/animals/': EMPTY,
    'GET /api/crops/': EMPTY,
    'GET /api/transcription/': { status: 200, body: { available } },
    ...answers,
  });
  const save = vi.fn(async () => async () => true);
  const view = renderApp(<VoiceEntry byPictures={null} save={save} onDone={() => undefined} />);
  return { server, save, ...view };
}
const press = async (user: ReturnType<typeof show>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('has a recording written down by the service, and says where the voice goes', async () => {
  const said = { status: 200, body: { text: 'diesel 900 rupees' } };
  const { server, user } = show(true, { 'POST /api/user/transcription/': said });
  await screen.findByText(/The sound goes to whoever runs this service/);
  await press(user, 'Speak');
  await press(user, 'I have finished');
  expect(await screen.findByDisplayValue('diesel 900 rupees')).toBeDefined();
  await screen.findByText(/₹900 spent/);
  expect(server.calls.some(({ path }) => path.includes('language=en'))).toBe(true);
  expect(track.stop).toHaveBeenCalled();
  expect(await notesOf('asha')).toEqual([]);
});

it('keeps what the service did not write down as a voice note', async () => {
  const failure = {
    status: 503,
    body: {
      errors: {},
      problems: [
        { field: 'sound', code: 'transcription_unavailable', params: { retry_after: 60 } },
      ],
    },
  };
  const { user } = show(true, { 'POST /api/user/transcription/': failure });
  await press(user, 'Speak');
  await press(user, 'I have finished');
  await screen.findByText(/cannot be written down just now/);
  await screen.findByText('Voice notes to be typed');
  expect(await notesOf('asha')).toHaveLength(1);
});

it('records a voice note where nobody writes down speech; typed, it is gone', async () => {
  const { user, save } = show(false);
  await press(user, 'Keep a voice note');
  await press(user, 'I have finished');
  await waitFor(async () => expect(await notesOf('asha')).toHaveLength(1));
  await press(user, 'Type it');
  await user.type(screen.getByLabelText('What is to be written down'), 'diesel 900 rupees');
  await press(user, 'Yes, save it');
  await waitFor(async () => expect(await notesOf('asha')).toEqual([]));
  expect(save).toHaveBeenCalledOnce();
});

it('drops no note that is not typed after all', async () => {
  await putNote({ id: 'n', owner: 'asha', sound: new Blob(['x']), atMs: 1 });
  const { user, save } = show(false);
  await press(user, 'Type it');
  await press(user, 'Type it');
  await user.type(screen.getByLabelText('What is to be written down'), 'diesel 900 rupees');
  await press(user, 'Yes, save it');
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ date: todayLocal() })),
  );
  await screen.findByRole('button', { name: 'Type it', pressed: false });
  expect(await notesOf('asha')).toHaveLength(1);
});

it('counts days from when the note was spoken', async () => {
  const spoken = Date.parse('2026-11-10T12:00:00');
  await putNote({ id: 'n', owner: 'asha', sound: new Blob(['x']), atMs: spoken });
  const { user, save } = show(false);
  await press(user, 'Type it');
  await user.type(
    screen.getByLabelText('What is to be written down'),
    'diesel 900 rupees yesterday',
  );
  await press(user, 'Yes, save it');
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ date: '2026-11-09' })),
  );
});

it('types no note that was removed meanwhile', async () => {
  await putNote({ id: 'n', owner: 'asha', sound: new Blob(['x']), atMs: 1 });
  const { user } = show(false);
  await press(user, 'Type it');
  await press(user, 'Remove');
  await press(user, 'Take back');
  await screen.findByRole('button', { name: 'Type it', pressed: false });
});

it('removes a note and takes that back', async () => {
  await putNote({ id: 'n', owner: 'asha', sound: new Blob(['x']), atMs: 1 });
  const { user } = show(false);
  await press(user, 'Remove');
  await screen.findByText('The voice note is removed.');
  expect(await notesOf('asha')).toEqual([]);
  await press(user, 'Take back');
  await waitFor(async () => expect(await notesOf('asha')).toHaveLength(1));
});

it('shows a farmer no note of another one who uses the phone, and forgets those of a deleted account alone', async () => {
  await putNote({ id: 'b', owner: 'balu', sound: new Blob(['x']), atMs: 1 });
  await putNote({ id: 'a', owner: 'asha', sound: new Blob(['x']), atMs: 2 });
  show(false);
  await screen.findByText('Voice notes to be typed');
  expect(screen.getAllByRole('button', { name: 'Type it' })).toHaveLength(1);
  await forgetNotes('asha');
  expect((await notesOf('balu')).map(({ id }) => id)).toEqual(['b']);
});

it('says when the microphone may not be used', async () => {
  microphone.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  const { user } = show(false);
  await press(user, 'Keep a voice note');
  await screen.findByText(/The microphone may not be used/);
});

it('offers a note when the browser says that it cannot recognise speech now', async () => {
  let ear: { onerror?: (event: { error: string }) => void } = {};
  vi.stubGlobal(
    'SpeechRecognition',
    class {
      start() {
        ear = this as typeof ear;
      }
      stop() {}
      abort() {}
    },
  );
  const { user } = show(false);
  await press(user, 'Speak');
  act(() => ear.onerror?.({ error: 'network' }));
  await screen.findByRole('button', { name: 'Keep a voice note' });
});

it('tells on the first screen how many notes wait', async () => {
  await putNote({ id: 'n', owner: 'asha', sound: new Blob(['x']), atMs: 1 });
  renderApp(<VoiceButton Part={() => null} />);
  await screen.findByText('1 voice note waits to be typed');
});
