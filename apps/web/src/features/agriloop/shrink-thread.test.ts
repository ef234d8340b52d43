import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  planShrinking,
  type ShrinkAnswer,
  type ShrinkQuestion,
  shrinkVideo,
} from './shrink-thread.ts';

const film = new File(['x'], 'film.mp4', { type: 'video/mp4' });
const to = { width: 720, height: 1280, framesPerS: 30, videoBitsPerS: 1, bytes: 1 };

/** A thread that gives these answers; tells whether it was ended. */
function aThread(answers: readonly ShrinkAnswer[]) {
  const seen = { ended: 0 };
  vi.stubGlobal(
    'Worker',
    class {
      onmessage = (_event: { data: ShrinkAnswer }) => {};
      postMessage(question: ShrinkQuestion) {
        expect(question.file).toBe(film);
        for (const data of answers) this.onmessage({ data });
      }
      terminate() {
        seen.ended += 1;
      }
    },
  );
  return seen;
}

const never = () => new AbortController().signal;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the thread that makes videos smaller', () => {
  it('tells its progress and then the file, and is ended', async () => {
    const thread = aThread([{ share: 0.25 }, { share: 0.75 }, { file: film }]);
    const shares: number[] = [];
    const onProgress = (share: number) => shares.push(share);
    expect(await shrinkVideo(film, to, { signal: never(), onProgress })).toBe(film);
    expect([shares, thread.ended]).toEqual([[0.25, 0.75], 1]);
  });

  it('is ended at once when the farmer stops it', async () => {
    const thread = aThread([]);
    const stop = new AbortController();
    const work = shrinkVideo(film, to, { signal: stop.signal, onProgress: () => {} });
    stop.abort();
    await expect(work).rejects.toThrow();
    expect(thread.ended).toBe(1);
  });

  it('passes a fault on', async () => {
    aThread([{ fault: 'no encoder' }]);
    const work = shrinkVideo(film, to, { signal: never(), onProgress: () => {} });
    await expect(work).rejects.toThrow('no encoder');
  });

  it('knows nothing of a file that keeps it busy', async () => {
    vi.useFakeTimers();
    const thread = aThread([]);
    const plan = planShrinking(film, never());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await plan).toBeNull();
    expect(thread.ended).toBe(1);
  });
});
