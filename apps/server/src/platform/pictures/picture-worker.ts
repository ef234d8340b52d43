// Process of its own: a picture that blocks its decoder does not block the server, nor takes its turn on the processor.
import { lowerProcessPriority } from '../process/lower-priority.ts';
import type { PictureAnswer, PictureQuestion } from './picture-messages.ts';
import { renderSizes } from './render-sizes.ts';

lowerProcessPriority();

// It ends when the server ends it, or ends itself.
process.on('disconnect', () => process.exit());

process.on('message', async ({ picture, sizes }: PictureQuestion) => {
  const answer: PictureAnswer = await renderSizes(picture, sizes).catch((error: Error) => ({
    fault: error.message,
  }));
  process.send?.(answer, undefined, undefined, () => {});
});
