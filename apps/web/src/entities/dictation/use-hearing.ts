import { localeOf } from '@ankur/languages/languages';
import { fieldErrors, firstError } from '../../lib/http/field-errors.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { canListen, type SpeechWay, useListening } from '../../lib/speech/listen.ts';
import { canRecord, useRecording } from '../../lib/speech/record.ts';
import { useAboutTranscriptionQuery, useTranscribeMutation } from './transcription.api.ts';

export interface Hearing {
  /** Who turns speech into text; null when nobody does, and until it is known. */
  way: SpeechWay | null;
  /** Between `start` and `stop`. */
  listening: boolean;
  /** What was said is being written down. */
  busy: boolean;
  /** Why the last attempt gave no text. */
  problem: string | null;
  start(): void;
  stop(): void;
}

/**
 * Speech as text in the reader's language: by the browser where it can, else by the service that the operator has set.
 * `onUnheard` gets a recording that the service did not write down.
 */
export function useHearing(
  onHeard: (text: string) => void,
  onUnheard: (sound: Blob) => void = () => undefined,
): Hearing {
  const t = useT('recorded-speech');
  const failureText = useFailureText('recorded-speech');
  const language = useLanguage();
  const voice = useListening(localeOf(language), onHeard);
  const browserHears = canListen() && !voice.failed;
  const { data } = useAboutTranscriptionQuery(undefined, { skip: browserHears || !canRecord() });
  const [transcribe, { isLoading, error, data: heard }] = useTranscribeMutation();
  const recording = useRecording((sound) => {
    void transcribe({ sound, language }).then((answer) => {
      if (answer.data?.text) onHeard(answer.data.text);
      else onUnheard(sound);
    });
  });
  if (browserHears) return { ...voice, way: 'browser', busy: false, problem: null };
  const refusal = error && (failureText(firstError(fieldErrors(error), 'sound')) ?? t('notHeard'));
  const silence = heard && heard.text === '' ? t('noWords') : null;
  return {
    way: data?.available ? 'service' : null,
    listening: recording.state === 'recording',
    busy: isLoading,
    problem: recording.state === 'refused' ? t('noMicrophone') : (refusal ?? silence),
    start: () => void recording.start(),
    stop: recording.stop,
  };
}
