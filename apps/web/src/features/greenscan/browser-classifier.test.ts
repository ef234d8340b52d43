import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClassifierAnswer, ClassifierRequest } from './classifier-worker.ts';

vi.mock('./read-photo.ts', () => ({
  decodePixels: async (photo: Blob) =>
    photo.size === 0 ? null : { width: 1, height: 1, data: new Uint8Array(3) },
}));

type Answer = (question: ClassifierRequest) => ClassifierAnswer | 'crash';
let workers: number;
let transferred: number;

/** A fake worker that answers every request by `answer`. */
function aWorker(answer: Answer): void {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage = (_event: { data: ClassifierAnswer }) => {};
      onerror = () => {};
      constructor() {
        workers += 1;
        queueMicrotask(() => this.onmessage({ data: { ready: true } }));
      }
      postMessage(question: ClassifierRequest, buffers: ArrayBuffer[]) {
        transferred += buffers.length;
        const data = answer(question);
        if (data === 'crash') this.onerror();
        else queueMicrotask(() => this.onmessage({ data }));
      }
      terminate() {}
    },
  );
}

const photo = new Blob(['x']);
const analysisOf = (crop: string | null) => ({ crop }) as never;

beforeEach(() => {
  workers = 0;
  transferred = 0;
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

it('uses one worker and resolves each request with its own answer', async () => {
  aWorker(({ id, crop }) => ({ id, analysis: analysisOf(crop) }));
  const { analyseOnDevice, startClassifier } = await import('./browser-classifier.ts');
  await startClassifier();
  const answers = await Promise.all([
    analyseOnDevice([photo], 'Tomato'),
    analyseOnDevice([photo], 'Rice'),
  ]);
  expect(answers).toEqual([{ crop: 'Tomato' }, { crop: 'Rice' }]);
  expect([workers, transferred]).toEqual([1, 2]);
});

it('rejects on an error and keeps the worker', async () => {
  aWorker(({ id, crop }) =>
    crop === null ? { id, fault: 'no model' } : { id, analysis: analysisOf(crop) },
  );
  const { analyseOnDevice } = await import('./browser-classifier.ts');
  await expect(analyseOnDevice([photo], null)).rejects.toThrow('no model');
  expect(await analyseOnDevice([photo], 'Rice')).toEqual({ crop: 'Rice' });
  expect(workers).toBe(1);
});

it('rejects when the worker crashes, and starts another for the next request', async () => {
  aWorker(({ crop }) => (crop === null ? 'crash' : { id: 0, analysis: analysisOf(crop) }));
  const { analyseOnDevice } = await import('./browser-classifier.ts');
  await expect(analyseOnDevice([photo], null)).rejects.toThrow('the worker ended');
  expect(await analyseOnDevice([photo], 'Rice')).toEqual({ crop: 'Rice' });
  expect(workers).toBe(2);
});

it('rejects for a picture that the browser cannot decode', async () => {
  aWorker(({ id, crop }) => ({ id, analysis: analysisOf(crop) }));
  const { analyseOnDevice } = await import('./browser-classifier.ts');
  await expect(analyseOnDevice([new Blob([])], null)).rejects.toThrow(/cannot read/);
});
