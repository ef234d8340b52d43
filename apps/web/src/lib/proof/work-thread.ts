import type { ProofOfWork } from '@ankur/contracts/auth/proof';
import { work } from './work.ts';

/** Messages of the worker: progress or result. */
export type WorkAnswer = { share: number } | { proof: string };

declare const self: {
  onmessage: (event: MessageEvent<ProofOfWork>) => void;
  postMessage(answer: WorkAnswer): void;
};

self.onmessage = ({ data }) => {
  const proof = work(data, (done) => self.postMessage({ share: done / data.parts }));
  self.postMessage({ proof });
};
