import type { ProofOfWork } from '@ankur/contracts/auth/proof';
import type { WorkAnswer } from './work-thread.ts';

/** Solves a proof of work in a worker. @throws when the browser has no workers or terminates it */
export function prove(task: ProofOfWork, onProgress: (share: number) => void): Promise<string> {
  const worker = new Worker(new URL('./work-thread.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.onerror = () => reject(new Error('the thread ended'));
    worker.onmessage = ({ data }: MessageEvent<WorkAnswer>) => {
      if ('share' in data) onProgress(data.share);
      else resolve(data.proof);
    };
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}

/** The proof of work that a refusal requires, or null. */
export function taskOf(body: unknown): ProofOfWork | null {
  const task = (body as { proof_of_work?: Partial<ProofOfWork> } | null | undefined)?.proof_of_work;
  if (typeof task?.challenge !== 'string') return null;
  if (typeof task.parts !== 'number' || typeof task.bits !== 'number') return null;
  return { challenge: task.challenge, parts: task.parts, bits: task.bits };
}
