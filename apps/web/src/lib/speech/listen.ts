import { useEffect, useRef, useState } from 'react';

/** What is used of the browser's speech recognition, which has no types of its own yet. */
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

/** Whether this browser can turn speech into text. */
export function canListen(): boolean {
  return maker() !== null;
}

/** Listens in a language (BCP 47) from `start` to `stop` and hands over what it has understood so far. */
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
