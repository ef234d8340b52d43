import { SOUND_SECONDS_MAX } from '@ankur/contracts/transcription/rules';
import { useEffect, useRef, useState } from 'react';

/** Speech is understood at this rate; a minute takes 180 KB. */
const BITS_PER_SECOND = 24_000;

/** Whether this browser can record sound. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia);
}

interface Recording {
  recorder: MediaRecorder;
  /** Ends the recording without handing it over. */
  drop(): void;
}

/** Records sound from `start` to `stop`, at most a minute; `refused` when the microphone may not be used. */
export function useRecording(onSound: (sound: Blob) => void) {
  const [state, setState] = useState<'silent' | 'recording' | 'refused'>('silent');
  const current = useRef<Recording | null>(null);
  const take = useRef(onSound);
  take.current = onSound;
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      current.current?.drop();
    };
  }, []);
  const start = async (): Promise<void> => {
    if (current.current) return;
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch {
      setState('refused');
      return;
    }
    const letGo = (): void => {
      for (const track of stream.getTracks()) track.stop();
      current.current = null;
    };
    if (isGone.current) return letGo();
    const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND });
    const pieces: Blob[] = [];
    let isDropped = false;
    const timer = setTimeout(() => recorder.stop(), SOUND_SECONDS_MAX * 1000);
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) pieces.push(data);
    };
    recorder.onstop = () => {
      clearTimeout(timer);
      letGo();
      if (isDropped) return;
      setState('silent');
      if (pieces.length > 0) take.current(new Blob(pieces, { type: recorder.mimeType }));
    };
    current.current = {
      recorder,
      drop: () => {
        isDropped = true;
        recorder.stop();
      },
    };
    recorder.start();
    setState('recording');
  };
  return { state, start, stop: () => current.current?.recorder.stop() };
}
