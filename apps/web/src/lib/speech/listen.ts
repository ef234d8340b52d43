import { useEffect, useRef, useState } from 'react';

/** The part of the speech recognition API in use, which has no types yet. */
interface Recognition {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  onerror: (() => void) | null;
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

/** Recognises speech in a language (BCP 47) from `start` to `stop`, with interim results. */
export function useListening(locale: string, onHeard: (text: string) => void) {
  const [listening, setListening] = useState(false);
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
    recognition.onend = () => {
      current.current = null;
      setListening(false);
    };
    recognition.onerror = recognition.onend;
    current.current = recognition;
    setListening(true);
    recognition.start();
  };
  return { listening, start, stop: () => current.current?.stop() };
}
