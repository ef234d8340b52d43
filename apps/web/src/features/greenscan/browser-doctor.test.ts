import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DoctorAnswer, DoctorQuestion } from './doctor-worker.ts';

vi.mock('./read-photo.ts', () => ({
  decodePixels: async (photo: Blob) =>
    photo.size === 0 ? null : { width: 1, height: 1, data: new Uint8Array(3) },
}));

type Answer = (question: DoctorQuestion) => DoctorAnswer | 'crash';
let workers: number;
let transferred: number;

/** A worker that answers every question by `answer`. */
function aWorker(answer: Answer): void {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage = (_event: { data: DoctorAnswer }) => {};
      onerror = () => {};
      constructor() {
        workers += 1;
        queueMicrotask(() => this.onmessage({ data: { ready: true } }));
      }
      postMessage(question: DoctorQuestion, buffers: ArrayBuffer[]) {
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

it('asks one worker every question and gives each its own answer', async () => {
  aWorker(({ id, crop }) => ({ id, analysis: analysisOf(crop) }));
  const { lookLocally, startDoctor } = await import('./browser-doctor.ts');
  await startDoctor();
  const answers = await Promise.all([lookLocally([photo], 'Tomato'), lookLocally([photo], 'Rice')]);
  expect(answers).toEqual([{ crop: 'Tomato' }, { crop: 'Rice' }]);
  expect([workers, transferred]).toEqual([1, 2]);
});

it('passes a fault on and goes on with the same worker', async () => {
  aWorker(({ id, crop }) =>
    crop === null ? { id, fault: 'no model' } : { id, analysis: analysisOf(crop) },
  );
  const { lookLocally } = await import('./browser-doctor.ts');
  await expect(lookLocally([photo], null)).rejects.toThrow('no model');
  expect(await lookLocally([photo], 'Rice')).toEqual({ crop: 'Rice' });
  expect(workers).toBe(1);
});

it('rejects when the worker ends, and starts another for the next question', async () => {
  aWorker(({ crop }) => (crop === null ? 'crash' : { id: 0, analysis: analysisOf(crop) }));
  const { lookLocally } = await import('./browser-doctor.ts');
  await expect(lookLocally([photo], null)).rejects.toThrow('the worker ended');
  expect(await lookLocally([photo], 'Rice')).toEqual({ crop: 'Rice' });
  expect(workers).toBe(2);
});

it('rejects for a picture that the browser cannot decode', async () => {
  aWorker(({ id, crop }) => ({ id, analysis: analysisOf(crop) }));
  const { lookLocally } = await import('./browser-doctor.ts');
  await expect(lookLocally([new Blob([])], null)).rejects.toThrow(/cannot read/);
});
