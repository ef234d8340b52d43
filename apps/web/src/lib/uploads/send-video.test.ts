import type { Failure } from '@ankur/contracts/http/problem';
import { commonFailure } from '@ankur/contracts/http/problems';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saidByServer } from '../../lib/http/field-errors.ts';
import { clearSession, keepTokens } from '../../lib/session/tokens.ts';
import { refusalOf } from '../../test/refusal.ts';
import { forgetSent, sendVideo } from './send-video.ts';

const PIECE = 512 * 1024;
const WAITS = [0, 0, 0];

/** A fake tus server with network failures: `cut(n)` loses the n-th chunk, or only its answer. */
function aServer(cut: (piece: number) => 'no' | 'before' | 'answer') {
  const state = { bytes: 0, length: 0, pieces: 0, sent: 0, begun: 0 };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const told = (status: number, extra: Record<string, string> = {}) =>
      new Response(null, { status, headers: { 'upload-offset': String(state.bytes), ...extra } });
    if (init.method === 'POST') {
      state.begun += 1;
      state.length = Number(headers.get('upload-length'));
      return told(201, { location: '/api/user/uploads/u1/' });
    }
    expect(url).toBe('/api/user/uploads/u1/');
    if (init.method === 'HEAD') return told(200);
    state.pieces += 1;
    const how = cut(state.pieces);
    state.sent += (init.body as Blob).size;
    if (how === 'before') throw new TypeError('Failed to fetch');
    if (Number(headers.get('upload-offset')) !== state.bytes) return told(409);
    state.bytes += (init.body as Blob).size;
    if (how === 'answer') throw new TypeError('Failed to fetch');
    return told(204);
  });
  return state;
}

const film = () =>
  new File([new Uint8Array(6 * PIECE + 5)], 'film.mp4', { type: 'video/mp4', lastModified: 7 });

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('sendVideo', () => {
  it('resumes at the server’s offset, repeating at most one chunk per failure', async () => {
    const server = aServer((piece) =>
      piece === 2 || piece === 3 ? 'before' : piece === 5 ? 'answer' : 'no',
    );
    const shares: number[] = [];
    expect(await sendVideo(film(), (share) => shares.push(share), WAITS)).toEqual({ id: 'u1' });
    expect(server.bytes).toBe(server.length);
    expect(server.sent - server.length).toBeLessThanOrEqual(3 * PIECE);
    expect(server.begun).toBe(1);
    expect(shares.at(-1)).toBe(1);
  });

  it('shrinks chunks on a connection too slow for the time-out', async () => {
    const server = aServer(() => 'no');
    const answer = fetch;
    const sizes: number[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const size = init.method === 'PATCH' ? (init.body as Blob).size : 0;
      sizes.push(size);
      if (size > 200_000) throw new DOMException('The operation timed out.', 'TimeoutError');
      return answer(url, init);
    });
    expect(await sendVideo(film(), () => {}, WAITS)).toEqual({ id: 'u1' });
    expect(server.bytes).toBe(server.length);
    expect(Math.max(...sizes)).toBe(PIECE);
  });

  it('resumes as soon as the network is back', async () => {
    const server = aServer((piece) => (piece === 3 ? 'before' : 'no'));
    const sending = sendVideo(film(), () => {}, [3_600_000]);
    await vi.waitFor(() => expect(server.pieces).toBe(3));
    const again = setInterval(() => dispatchEvent(new Event('online')));
    expect(await sending).toEqual({ id: 'u1' });
    clearInterval(again);
    expect(server.bytes).toBe(server.length);
  });

  it('resumes after a reload', async () => {
    const dead = aServer((piece) => (piece > 3 ? 'before' : 'no'));
    expect(await sendVideo(film(), () => {}, WAITS)).toEqual({ failed: 'unreachable' });
    const kept = dead.bytes;
    const alive = aServer(() => 'no');
    Object.assign(alive, { bytes: kept, length: dead.length });
    expect(await sendVideo(film(), () => {}, WAITS)).toEqual({ id: 'u1' });
    expect([alive.begun, alive.sent]).toEqual([0, dead.length - kept]);
  });

  it.each([
    [
      Response.json({ errors: { video: ['Too large'] } }, { status: 413 }),
      saidByServer('Too large'),
    ],
    [new Response(null, { status: 403 }), null],
  ])('says when the server does not want it, and why', async (answer, reason) => {
    vi.stubGlobal('fetch', async () => answer.clone());
    expect(await sendVideo(film(), () => {}, WAITS)).toMatchObject({ failed: 'refused', reason });
  });

  it('stops when the farmer has signed out', async () => {
    const access = (sub: string) => `x.${btoa(JSON.stringify({ sub, exp: 4_000_000_000 }))}.y`;
    keepTokens({ access: access('asha'), refresh: 'r' });
    const server = aServer((piece) => {
      if (piece !== 3) return 'no';
      clearSession();
      keepTokens({ access: access('balu'), refresh: 'r' });
      return 'before';
    });
    expect(await sendVideo(film(), () => {}, WAITS)).toEqual({
      failed: 'refused',
      reason: null,
      answer: null,
    });
    expect([server.begun, server.pieces]).toEqual([1, 3]);
  });

  it('sends nothing when another farmer signs in while the session is renewed', async () => {
    const access = (sub: string, exp: number) => `x.${btoa(JSON.stringify({ sub, exp }))}.y`;
    keepTokens({ access: access('asha', 1), refresh: 'r' });
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      clearSession();
      keepTokens({ access: access('balu', 4_000_000_000), refresh: 's' });
      return Response.json({ access: access('asha', 4_000_000_000), refresh: 't' });
    });
    const refused = { failed: 'refused', reason: null, answer: null };
    expect(await sendVideo(film(), () => {}, WAITS)).toEqual(refused);
    expect(asked).toEqual(['/api/user/token/refresh/']);
  });

  it('waits while the server is busy', async () => {
    const calm = aServer(() => 'no');
    const ask = globalThis.fetch;
    let busy = 2;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      busy -= 1;
      return busy >= 0 ? new Response(null, { status: 429 }) : ask(url, init);
    });
    expect(await sendVideo(film(), () => {}, WAITS)).toEqual({ id: 'u1' });
    expect(calm.sent).toBe(calm.length);
  });

  it('uploads once when two tabs send the same file', async () => {
    const queue = new Map<string, Promise<unknown>>();
    vi.stubGlobal('navigator', {
      locks: {
        request: (name: string, work: () => Promise<unknown>) => {
          const turn = (queue.get(name) ?? Promise.resolve()).then(work);
          queue.set(name, turn);
          return turn;
        },
      },
    });
    const server = aServer(() => 'no');
    const tabs = [sendVideo(film(), () => {}, WAITS), sendVideo(film(), () => {}, WAITS)];
    expect(await Promise.all(tabs)).toEqual([{ id: 'u1' }, { id: 'u1' }]);
    expect([server.begun, server.sent]).toEqual([1, server.length]);
    forgetSent(film());
    await sendVideo(film(), () => {}, WAITS);
    expect(server.begun).toBe(2);
  });

  it('reports a full server at once, and retries while it is busy', async () => {
    let asked = 0;
    const refuse = (why: Failure) =>
      vi.stubGlobal('fetch', async () => {
        asked += 1;
        return Response.json(refusalOf({ video: [why] }), { status: 503 });
      });
    refuse(commonFailure('storage_server_full', { retry_after: 600 }));
    expect(await sendVideo(film(), () => {}, WAITS)).toEqual({
      failed: 'refused',
      reason: expect.stringMatching(/^storage_server_full /),
      answer: { status: 503, body: expect.anything() },
    });
    expect(asked).toBe(1);
    refuse(commonFailure('storage_busy', { retry_after: 60 }));
    expect(await sendVideo(film(), () => {}, WAITS)).toEqual({ failed: 'unreachable' });
    expect(asked).toBe(1 + WAITS.length + 1);
  });
});
