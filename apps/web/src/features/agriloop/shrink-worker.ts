// Worker: encoding, or a damaged file, must not block the main thread.
import type { ShrinkAnswer, ShrinkQuestion } from './shrink-thread.ts';
import { planShrinking, shrinkVideo } from './shrink-video.ts';

const tell = (answer: ShrinkAnswer): void => globalThis.postMessage(answer);

globalThis.onmessage = async ({ data }: MessageEvent<ShrinkQuestion>) => {
  try {
    if (!data.to) return tell({ plan: await planShrinking(data.file) });
    tell({ file: await shrinkVideo(data.file, data.to, (share) => tell({ share })) });
  } catch (error) {
    tell({ fault: error instanceof Error ? error.message : String(error) });
  }
};
