// Worker thread: a picture that blocks its decoder does not block the server.
import { parentPort } from 'node:worker_threads';
import type { PictureAnswer, PictureQuestion } from './picture-messages.ts';
import { renderSizes } from './render-sizes.ts';

parentPort?.on('message', async ({ picture, sizes }: PictureQuestion) => {
  const answer: PictureAnswer = await renderSizes(picture, sizes).catch((error: Error) => ({
    fault: error.message,
  }));
  parentPort?.postMessage(answer);
});
