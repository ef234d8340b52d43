// Runs in a thread of its own: a picture that keeps its reader busy for ever takes nobody along.
import { parentPort } from 'node:worker_threads';
import { drawSizes } from './draw-sizes.ts';
import type { PictureAnswer, PictureQuestion } from './picture-messages.ts';

parentPort?.on('message', async ({ picture, sizes }: PictureQuestion) => {
  const answer: PictureAnswer = await drawSizes(picture, sizes).catch((error: Error) => ({
    fault: error.message,
  }));
  parentPort?.postMessage(answer);
});
