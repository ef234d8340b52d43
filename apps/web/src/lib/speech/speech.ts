import { useEffect, useRef, useState } from 'react';

export type SpeechState = 'silent' | 'speaking' | 'paused';

/** U+0964 is the full stop of Devanagari. */
const SENTENCE = /[^.!?\u0964۔؟]+[.!?\u0964۔؟]*\s*/g;
const LONGEST = 220;

/** Whether this browser supports speech synthesis. */
export function canSpeak(): boolean {
  return typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';
}

/** Chunks short enough for all engines, some of which stop in long texts: sentences, joined up to about 220 letters. */
export function speechPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const sentence of text.replace(/\s+/g, ' ').match(SENTENCE) ?? []) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length <= LONGEST) {
      pieces[pieces.length - 1] = last + sentence;
    } else pieces.push(sentence);
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

/** Reads texts aloud in a language (BCP 47); one at a time, stopping on unmount. */
export function useSpeech() {
  const [state, setState] = useState<SpeechState>('silent');
  const turn = useRef(0);
  const stop = () => {
    turn.current += 1;
    if (canSpeak()) speechSynthesis.cancel();
    setState('silent');
  };
  const start = (text: string, locale: string, rate = 1) => {
    stop();
    const mine = turn.current;
    const pieces = speechPieces(text);
    setState(pieces.length > 0 ? 'speaking' : 'silent');
    for (const [index, piece] of pieces.entries()) {
      const utterance = new SpeechSynthesisUtterance(piece);
      utterance.lang = locale;
      utterance.rate = rate;
      const language = locale.split('-')[0] ?? locale;
      const voice = speechSynthesis.getVoices().find((known) => known.lang.startsWith(language));
      if (voice) utterance.voice = voice;
      if (index === pieces.length - 1) {
        utterance.onend = () => turn.current === mine && setState('silent');
      }
      utterance.onerror = () => turn.current === mine && setState('silent');
      speechSynthesis.speak(utterance);
    }
  };
  const pause = () => {
    speechSynthesis.pause();
    setState('paused');
  };
  const resume = () => {
    speechSynthesis.resume();
    setState('speaking');
  };
  useEffect(
    () => () => {
      turn.current += 1;
      if (canSpeak()) speechSynthesis.cancel();
    },
    [],
  );
  return { state, start, stop, pause, resume };
}
