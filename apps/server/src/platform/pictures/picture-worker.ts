// Runs in a thread of its own: a picture that blocks its decoder does not block the server.
import { parentPort } from 'node:worker_threads';
import { drawSizes } from './draw-sizes.ts';
import type { PictureAnswer, PictureQuestion } from './picture-messages.ts';

parentPort?.on('message', async ({ picture, sizes }: PictureQuestion) => {
  const answer: PictureAnswer = await drawSizes(picture, sizes).catch((error: Error) => ({
    fault: error.message,
  }));
  parentPort?.postMessage(answer);
});
