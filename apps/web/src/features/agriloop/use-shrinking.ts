import { PIECE_BYTES_MAX } from '@ankur/contracts/community/upload-rules';
import { useEffect, useRef, useState } from 'react';
import { isWorthShrinking, type Shrunk } from './shrink-sizes.ts';
import { planShrinking, shrinkVideo } from './shrink-thread.ts';

export type Shrinking =
  | { step: 'none' }
  /** Re-encoding would help, but this browser cannot. */
  | { step: 'cannot' }
  | { step: 'offer'; to: Shrunk }
  | { step: 'working'; to: Shrunk; share: number }
  | { step: 'done'; to: Shrunk; file: File }
  /** Encoding failed, or saved nothing. */
  | { step: 'failed' };

const NONE: Shrinking = { step: 'none' };
/** Size above which the farmer is told that this browser cannot re-encode. */
const HEAVY_BYTES = 8_000_000;

/** Planning and running the re-encoding of a chosen video; nothing runs without `start`. */
export function useShrinking(video: File | null) {
  const [state, setState] = useState<Shrinking>(NONE);
  const [durationS, setDurationS] = useState<number | null>(null);
  const working = useRef<AbortController | null>(null);
  useEffect(() => {
    setState(NONE);
    setDurationS(null);
    if (!video || video.size <= PIECE_BYTES_MAX || !video.type.startsWith('video/')) return;
    const gone = new AbortController();
    const look = async (): Promise<Shrinking> => {
      const cannot: Shrinking = video.size > HEAVY_BYTES ? { step: 'cannot' } : NONE;
      if (!('VideoEncoder' in globalThis)) return cannot;
      const plan = await planShrinking(video, gone.signal);
      if (!plan || gone.signal.aborted) return NONE;
      setDurationS(plan.durationS);
      if (!plan.to) return cannot;
      return isWorthShrinking(video.size, plan.to.bytes) ? { step: 'offer', to: plan.to } : NONE;
    };
    void look().then((found) => gone.signal.aborted || setState(found));
    return () => {
      gone.abort();
      working.current?.abort();
    };
  }, [video]);

  const start = async (): Promise<void> => {
    if (!video || state.step !== 'offer') return;
    const { to } = state;
    const stop = new AbortController();
    const { signal } = stop;
    working.current = stop;
    const tell = (next: Shrinking): void => {
      if (!signal.aborted) setState(next);
    };
    tell({ step: 'working', to, share: 0 });
    try {
      const onProgress = (share: number) => tell({ step: 'working', to, share });
      const file = await shrinkVideo(video, to, { signal, onProgress });
      tell(
        isWorthShrinking(video.size, file.size) ? { step: 'done', to, file } : { step: 'failed' },
      );
    } catch {
      tell({ step: 'failed' });
    }
  };
  /** Cancels encoding, or reverts to the original. */
  const undo = (): void => {
    working.current?.abort();
    setState((now) => ('to' in now ? { step: 'offer', to: now.to } : now));
  };
  return { state, durationS, start, undo };
}
