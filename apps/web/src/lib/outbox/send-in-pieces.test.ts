import { beforeEach, expect, it, vi } from 'vitest';
import type { OutboxRecord } from './record.ts';
import { sendInPieces } from './send-in-pieces.ts';
import type { Outcome } from './settle.ts';
import { stayingForms } from './staying-forms.ts';

const sendVideo = vi.hoisted(() => vi.fn());
const forgetSent = vi.hoisted(() => vi.fn());
vi.mock('../uploads/send-video.ts', () => ({ sendVideo, forgetSent }));

const video = new File(['x'], 'sowing.mp4', { type: 'video/mp4', lastModified: 7 });
const files = new Map([['r/1', video]]);
const record = {
  id: 'r',
  pieces: { file: 'r/1', idField: 'upload_id' },
  request: {
    body: {
      form: [
        { name: 'description', text: 'Sowing' },
        { name: 'video', file: 'r/1', fileName: 'sowing.mp4' },
      ],
    },
  },
} as unknown as OutboxRecord;

const sendTo = (outcome: Outcome) => vi.fn(async (_record: OutboxRecord) => outcome);
const DONE: Outcome = { kind: 'done', answer: { id: 'r' } };

beforeEach(() => {
  sendVideo.mockReset().mockResolvedValue({ id: 'u1' });
  forgetSent.mockReset();
});

it('sends the file ahead, then the form with the id of its upload', async () => {
  const send = sendTo(DONE);
  expect(await sendInPieces(record, files, send)).toEqual(DONE);
  expect(sendVideo).toHaveBeenCalledWith(video, expect.any(Function), []);
  expect(send.mock.calls[0]?.[0].request.body).toEqual({
    form: [
      { name: 'description', text: 'Sowing' },
      { name: 'upload_id', text: 'u1' },
    ],
  });
  expect(forgetSent).toHaveBeenCalledWith(video);
});

it('goes on another time after a cut, with what has arrived remembered', async () => {
  sendVideo.mockResolvedValue({ failed: 'unreachable' });
  const send = sendTo(DONE);
  expect(await sendInPieces(record, files, send)).toEqual({ kind: 'unanswered' });
  expect([send.mock.calls.length, forgetSent.mock.calls.length]).toEqual([0, 0]);
  sendVideo.mockResolvedValue({ id: 'u1' });
  const cut = sendTo({ kind: 'unanswered' });
  expect(await sendInPieces(record, files, cut)).toEqual({ kind: 'unanswered' });
  expect(forgetSent).not.toHaveBeenCalled();
});

it('begins anew, once at a time, when the server has dropped the upload meanwhile', async () => {
  const body = { problems: [{ field: 'video', code: 'video_missing', params: {} }] };
  const send = sendTo({ kind: 'refused', refusal: { status: 400, body } });
  expect(await sendInPieces(record, files, send)).toMatchObject({ kind: 'failed' });
  expect(forgetSent).toHaveBeenCalledWith(video);
  expect(sendVideo).toHaveBeenCalledTimes(2);
  const again = sendTo(DONE);
  again.mockResolvedValueOnce({ kind: 'refused', refusal: { status: 400, body } });
  sendVideo.mockResolvedValueOnce({ id: 'spent' }).mockResolvedValueOnce({ id: 'u2' });
  expect(await sendInPieces(record, files, again)).toEqual(DONE);
  expect(JSON.stringify(again.mock.calls[1]?.[0].request.body)).toContain('u2');
});

it('tells an open form how much has arrived, and tries longer for it', async () => {
  const onProgress = vi.fn();
  stayingForms.set('r', { onProgress, left: new AbortController().signal });
  await sendInPieces(record, files, sendTo(DONE));
  const [, tell, waits] = sendVideo.mock.calls[0] ?? [];
  tell(0.25);
  stayingForms.delete('r');
  tell(0.5);
  expect([onProgress.mock.calls, waits]).toEqual([[[0.25]], undefined]);
});

it('waits while the server has no room', async () => {
  const answer = { status: 503, body: {} };
  sendVideo.mockResolvedValue({ failed: 'refused', reason: null, answer });
  expect(await sendInPieces(record, files, sendTo(DONE))).toEqual({
    ...{ kind: 'failed', refusal: answer },
    retryAfterMs: 600_000,
  });
});

it('tells what the server refused of the file, and nothing when the session is over', async () => {
  const answer = { status: 413, body: { problems: [] } };
  sendVideo.mockResolvedValue({ failed: 'refused', reason: null, answer });
  expect(await sendInPieces(record, files, sendTo(DONE))).toEqual({
    kind: 'refused',
    refusal: answer,
  });
  sendVideo.mockResolvedValue({ failed: 'refused', reason: null, answer: null });
  expect(await sendInPieces(record, files, sendTo(DONE))).toEqual({ kind: 'unanswered' });
});
