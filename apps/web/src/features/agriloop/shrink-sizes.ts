/** The shorter side of a shrunk video, as in "720p". */
const SHORT_SIDE_MAX = 720;
export const FRAMES_PER_S_MAX = 30;
/** Enough for a hand-held field video; 1.5 Mbit/s at 1280 × 720 and 30 pictures a second. */
const BITS_PER_PIXEL = 0.054;
const AUDIO_BITS_PER_S = 128_000;
/** Smallest saving that is worth time and battery. */
const WORTH_SHARE = 0.75;

export interface VideoShape {
  width: number;
  height: number;
  framesPerS: number;
  durationS: number;
}

export interface Shrunk {
  width: number;
  height: number;
  framesPerS: number;
  videoBitsPerS: number;
  /** Expected file size. */
  bytes: number;
}

const even = (pixels: number): number => Math.max(2, 2 * Math.round(pixels / 2));

/** The target of a video: same aspect ratio, shorter side at most 720, never enlarged. */
export function shrunkOf({ width, height, framesPerS, durationS }: VideoShape): Shrunk {
  const scale = Math.min(1, SHORT_SIDE_MAX / Math.min(width, height));
  const to = { width: even(width * scale), height: even(height * scale) };
  const rate = Math.min(FRAMES_PER_S_MAX, framesPerS);
  const videoBitsPerS = Math.round(to.width * to.height * rate * BITS_PER_PIXEL);
  const bytes = Math.round(((videoBitsPerS + AUDIO_BITS_PER_S) / 8) * durationS);
  return { ...to, framesPerS: rate, videoBitsPerS, bytes };
}

/** Whether the saving is worth the time. */
export function isWorthShrinking(before: number, after: number): boolean {
  return after < before * WORTH_SHARE;
}
