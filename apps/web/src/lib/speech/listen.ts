import { useEffect, useRef, useState } from 'react';
import { readText, writeText } from '../storage/storage.ts';

/** Who turns speech into text: the browser, or the service that the operator has set. */
export type SpeechWay = 'browser' | 'service';

const TOLD: Readonly<Record<SpeechWay, string>> = {
  browser: 'voice-told',
  service: 'voice-told-service',
};

/** Whether this device has said once where a voice goes. */
export const isVoiceTold = (way: SpeechWay = 'browser'): boolean => readText(TOLD[way]) !== null;

export const keepVoiceTold = (way: SpeechWay = 'browser'): void => {
  writeText(TOLD[way], 'yes');
};

/** Errors that say that this browser cannot recognise speech now: no network to its maker, or no such language. */
const CANNOT = new Set(['network', 'service-not-allowed', 'language-not-supported']);

/** The part of the speech recognition API in use, which has no types yet. */
interface Recognition {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error?: string }) => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type RecognitionMaker = new () => Recognition;

function maker(): RecognitionMaker | null {
  const names = globalThis as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition ?? null;
}

/** Whether this browser supports speech recognition. */
export function canListen(): boolean {
  return maker() !== null;
}

/**
 * Recognises speech in a language (BCP 47) from `start` to `stop`, with interim results; `failed` once the browser has
 * said that it cannot.
 */
export function useListening(locale: string, onHeard: (text: string) => void) {
  const [listening, setListening] = useState(false);
  const [failed, setFailed] = useState(false);
  const current = useRef<Recognition | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  const start = () => {
    const Maker = maker();
    if (!Maker || current.current) return;
    const recognition = new Maker();
    recognition.lang = locale;
    recognition.interimResults = true;
    recognition.continuous = true;
    recognition.onresult = ({ results }) =>
      onHeard(
        Array.from(results, (result) => result[0]?.transcript ?? '')
          .join(' ')
          .trim(),
      );
    const end = () => {
      current.current = null;
      setListening(false);
    };
    recognition.onend = end;
    recognition.onerror = ({ error } = {}) => {
      if (error && CANNOT.has(error)) setFailed(true);
      end();
    };
    current.current = recognition;
    setListening(true);
    recognition.start();
  };
  return { listening, failed, start, stop: () => current.current?.stop() };
}
