import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  planShrinking,
  type ShrinkAnswer,
  type ShrinkQuestion,
  shrinkVideo,
} from './shrink-thread.ts';

const film = new File(['x'], 'film.mp4', { type: 'video/mp4' });
const to = { width: 720, height: 1280, framesPerS: 30, videoBitsPerS: 1, bytes: 1 };

/** A fake worker with these answers; records whether it was terminated. */
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

describe('the worker that re-encodes videos', () => {
  it('reports progress and the file, and is terminated', async () => {
    const thread = aThread([{ share: 0.25 }, { share: 0.75 }, { file: film }]);
    const shares: number[] = [];
    const onProgress = (share: number) => shares.push(share);
    expect(await shrinkVideo(film, to, { signal: never(), onProgress })).toBe(film);
    expect([shares, thread.ended]).toEqual([[0.25, 0.75], 1]);
  });

  it('is terminated at once on cancel', async () => {
    const thread = aThread([]);
    const stop = new AbortController();
    const work = shrinkVideo(film, to, { signal: stop.signal, onProgress: () => {} });
    stop.abort();
    await expect(work).rejects.toThrow();
    expect(thread.ended).toBe(1);
  });

  it('passes an error on', async () => {
    aThread([{ fault: 'no encoder' }]);
    const work = shrinkVideo(film, to, { signal: never(), onProgress: () => {} });
    await expect(work).rejects.toThrow('no encoder');
  });

  it('gives no plan for a file that exceeds the time limit', async () => {
    vi.useFakeTimers();
    const thread = aThread([]);
    const plan = planShrinking(film, never());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await plan).toBeNull();
    expect(thread.ended).toBe(1);
  });
});
