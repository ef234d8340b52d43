import { rupeesIn } from '@ankur/assistant/entry/amount';
import { entryWords } from '@ankur/assistant/entry/entry-words';
import { type RefObject, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { isVoiceTold, keepVoiceTold } from '../../lib/speech/listen.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useHearing } from './use-hearing.ts';

interface Props {
  as: 'text' | 'number';
  /** No label stands above the field. */
  isFlat: boolean;
  /** Holds the field that is written into. */
  box: RefObject<HTMLElement | null>;
}

/** Writes into a field as typing does, so that every form gets its events. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  const longest = field.maxLength > 0 ? field.maxLength : text.length;
  set?.call(field, text.slice(0, longest));
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Starts and stops dictation into a field; nothing where nobody writes down speech. Before its first use on a device it
 * says where the voice goes.
 */
export default function Microphone({ as, isFlat, box }: Props) {
  const t = useT('voice-entry');
  const tRecorded = useT('recorded-speech');
  const [telling, setTelling] = useState(false);
  const voice = useHearing((heard) => {
    const field = box.current?.querySelector<HTMLInputElement>('input, textarea');
    const said = as === 'number' ? rupeesIn(entryWords(heard)) : heard;
    if (field && said !== null) write(field, String(said));
  });
  const { way } = voice;
  if (!way) return null;
  const begin = (): void => {
    keepVoiceTold(way);
    setTelling(false);
    voice.start();
  };
  const press = (): void => {
    if (voice.listening) voice.stop();
    else if (isVoiceTold(way)) begin();
    else setTelling(true);
  };
  return (
    <>
      <IconButton
        icon={voice.listening ? 'pause' : 'mic'}
        label={t(voice.listening ? 'stop' : 'speak')}
        aria-pressed={voice.listening}
        aria-busy={voice.busy}
        disabled={voice.busy}
        onClick={press}
        className={cx(!isFlat && 'mt-[1.875rem]', voice.listening && 'bg-accent-soft')}
      />
      {telling && (
        <div className="col-span-2 pt-2">
          <Alert tone="info" action={<Button onClick={begin}>{t('speak')}</Button>}>
            {way === 'browser' ? t('whereItGoes') : tRecorded('whereItGoesService')}
          </Alert>
        </div>
      )}
      {voice.problem && (
        <div className="col-span-2 pt-2">
          <Alert tone="warn">{voice.problem}</Alert>
        </div>
      )}
    </>
  );
}
