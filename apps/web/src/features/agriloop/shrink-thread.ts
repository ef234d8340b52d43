import type { Shrunk } from './shrink-sizes.ts';

/** Time limit for reading a video; a damaged file can block the parser forever. */
const PLAN_MS = 10_000;

export interface VideoPlan {
  durationS: number;
  /** The target; null where this browser cannot decode or encode it. */
  to: Shrunk | null;
}

/** Without `to` the worker only plans. */
export interface ShrinkQuestion {
  file: File;
  to?: Shrunk;
}

export type ShrinkAnswer =
  | { plan: VideoPlan | null }
  | { share: number }
  | { file: File }
  | { fault: string };

/** Runs a new worker, which is terminated after the first answer other than progress, or by `signal`. */
function ask(
  question: ShrinkQuestion,
  signal: AbortSignal,
  onProgress: (share: number) => void = () => {},
): Promise<Exclude<ShrinkAnswer, { share: number }>> {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Exclude<ShrinkAnswer, { share: number }>>((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onerror = () => reject(new Error('the thread ended'));
    worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => {
      if ('share' in data) onProgress(data.share);
      else resolve(data);
    };
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}

/** Duration and possible target of a video; null when this browser cannot read it. */
export async function planShrinking(file: File, signal: AbortSignal): Promise<VideoPlan | null> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, PLAN_MS);
  signal.addEventListener('abort', stop, { once: true });
  const answer = await ask({ file }, limit.signal).catch(() => null);
  clearTimeout(timer);
  return answer && 'plan' in answer ? answer.plan : null;
}

/** The same video with at most 720 lines. @throws when encoding fails or `signal` aborts */
export async function shrinkVideo(
  file: File,
  to: Shrunk,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<File> {
  const answer = await ask({ file, to }, signal, onProgress);
  if (!('file' in answer)) throw new Error('fault' in answer ? answer.fault : 'no video');
  return answer.file;
}
