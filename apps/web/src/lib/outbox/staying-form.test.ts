import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { signIn } from '../../test/sign-in.ts';
import {
  currentSnapshot,
  ports,
  resetOutbox,
  sendWaiting,
  startOutbox,
  takeOver,
} from './outbox.ts';
import { discardWrite } from './outbox-actions.ts';
import { aWrite } from './test/a-write.ts';
import { write } from './write.ts';

const ADDRESS = '/api/user/waiting/';
const SENT = { status: 201, body: { id: 'any' }, unlike: 'no endpoint' };
const REFUSED = { status: 415, body: { message: 'Damaged' }, unlike: 'no endpoint' };
const upload = vi.hoisted(() => vi.fn());
vi.mock('../uploads/send-video.ts', () => ({ sendVideo: upload, forgetSent: () => undefined }));

const film = () => new File(['long'], 'film.mp4', { type: 'video/mp4', lastModified: 7 });
let left: AbortController;
const onKept = vi.fn();

/** A press of the form of a large upload. */
function press(id: string, { text = 'Sowing', file = film() } = {}) {
  const parts = [
    { name: 'id', text: id },
    { name: 'video', file: `${id}/1`, fileName: file.name },
    { name: 'description', text },
  ];
  const request = { method: 'POST', url: ADDRESS, auth: 'required' } as const;
  return write(
    aWrite({
      ...{ id, thing: id, pieces: { file: `${id}/1`, idField: 'upload_id', mark: file.name } },
      request: { ...request, body: { form: parts } },
    }),
    new Map([[`${id}/1`, file]]),
    { onProgress: () => undefined, left: left.signal },
  );
}
const shown = () => currentSnapshot().records.map(({ id }) => id);
const kept = async () => (await ports.store.read('asha')).filter((one) => !one.discardedMs);

let server: ReturnType<typeof fakeServer>;
let stop: () => void;
beforeEach(() => {
  signIn();
  resetOutbox();
  left = new AbortController();
  upload.mockReset().mockResolvedValue({ id: 'u1' });
  onKept.mockReset();
  server = fakeServer({ [`POST ${ADDRESS}`]: SENT });
  stop = startOutbox({ onSent: () => undefined, onKept });
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { id } of await kept()) await discardWrite(id);
  stop();
  server.restore();
});

it('is stored before its first byte, and gone when it was sent', async () => {
  let stored: string[] = [];
  upload.mockImplementation(async () => {
    stored = (await kept()).map(({ id }) => id);
    return { id: 'u1' };
  });
  expect(await press('a1')).toMatchObject({ kind: 'done' });
  expect([stored, await kept()]).toEqual([['a1'], []]);
});

it('is told that no answer came, while what was chosen stays on this phone', async () => {
  upload.mockResolvedValue({ failed: 'unreachable' });
  const written = await press('b1');
  expect(written).toMatchObject({ kind: 'failed', error: { status: 'FETCH_ERROR' } });
  expect([shown(), onKept.mock.calls]).toEqual([[], []]);
  expect(await kept()).toMatchObject([{ id: 'b1', state: 'waiting' }]);
  // Once the form is left, lists show it.
  left.abort();
  await vi.waitFor(() => expect(shown()).toEqual(['b1']));
});

it('is replaced by what the form says after no answer came', async () => {
  upload.mockResolvedValueOnce({ failed: 'unreachable' });
  await press('c1');
  expect(await press('c2', { text: 'Sowing rice' })).toMatchObject({ kind: 'done' });
  expect(await kept()).toEqual([]);
});

it('waits as any other when the form was left before no answer came', async () => {
  upload.mockImplementation(async () => {
    left.abort();
    return { failed: 'unreachable' };
  });
  expect(await press('d1')).toEqual({ kind: 'kept' });
  expect(shown()).toEqual(['d1']);
  expect(onKept).toHaveBeenCalledTimes(1);
});

it('goes on under its own id when the same is chosen again, as after a reload', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await press('e1')).toEqual({ kind: 'kept' });
  expect(await press('other', { text: 'Weeding' })).toEqual({ kind: 'kept' });
  vi.restoreAllMocks();
  expect(await press('e2')).toMatchObject({ kind: 'done' });
  expect((await kept()).map(({ id }) => id)).toEqual(['other']);
  expect(server.calls.filter(({ path }) => path === ADDRESS)).toHaveLength(1);
});

it('hears the answer of the server when it was sent beside its form, as after a reload', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('i1');
  vi.restoreAllMocks();
  let arrive = (_sent: unknown): void => undefined;
  upload.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  void sendWaiting();
  await vi.waitFor(() => expect(upload).toHaveBeenCalledTimes(1));
  const pressed = press('i2');
  arrive({ id: 'u1' });
  expect(await pressed).toEqual({ kind: 'done', answer: SENT.body });
  expect(upload).toHaveBeenCalledTimes(1);
});

it('stands in its list after a reload, without its form', async () => {
  upload.mockReturnValueOnce(new Promise(() => {}));
  void press('f1');
  await vi.waitFor(async () => expect(await kept()).toMatchObject([{ state: 'sending' }]));
  resetOutbox();
  stop();
  stop = startOutbox({ onSent: () => undefined, onKept });
  await takeOver();
  expect(shown()).toEqual(['f1']);
});

it('hands a refusal back to its form, and keeps nothing', async () => {
  server.restore();
  server = fakeServer({ [`POST ${ADDRESS}`]: REFUSED });
  expect(await press('g1')).toMatchObject({ kind: 'failed', error: { status: 415 } });
  expect(await kept()).toEqual([]);
});

it('is sent without being stored when this phone has no room, and told of what became of it', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await press('h1')).toMatchObject({ kind: 'done' });
  upload.mockResolvedValue({ failed: 'unreachable' });
  expect(await press('h2')).toMatchObject({ kind: 'failed', error: { status: 'FETCH_ERROR' } });
  upload.mockResolvedValue({ failed: 'refused', answer: { status: 413, body: {} } });
  expect(await press('h3')).toMatchObject({ kind: 'failed', error: { status: 413 } });
  expect(await kept()).toEqual([]);
});
