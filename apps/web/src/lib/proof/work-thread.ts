import type { ProofOfWork } from '@ankur/contracts/auth/proof';
import { work } from './work.ts';

/** Messages of the worker: progress or result. */
export type WorkAnswer = { share: number } | { proof: string };

const thread = globalThis as unknown as {
  onmessage: (event: MessageEvent<ProofOfWork>) => void;
  postMessage(answer: WorkAnswer): void;
};

thread.onmessage = ({ data }) => {
  const proof = work(data, (done) => thread.postMessage({ share: done / data.parts }));
  thread.postMessage({ proof });
};
