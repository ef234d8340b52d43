import { type Language, localeOf } from '@ankur/languages/languages';
import { useState } from 'react';
import { canSpeak, useSpeech } from '../../../lib/speech/speech.ts';

/** Slower than usual: somebody acts on it at once. */
const RATE = 0.9;

/**
 * Reading aloud that is switched on once and then goes on with whatever is shown next, until it is switched off.
 */
export function useReading(language: Language) {
  const speech = useSpeech();
  const [on, setOn] = useState(false);
  const speak = (text: string) => speech.start(text, localeOf(language), RATE);
  return {
    possible: canSpeak(),
    on,
    toggle(text: string) {
      if (on) speech.stop();
      else speak(text);
      setOn(!on);
    },
    /** To be told of what is now shown. */
    moved(text: string) {
      if (on) speak(text);
    },
  };
}
