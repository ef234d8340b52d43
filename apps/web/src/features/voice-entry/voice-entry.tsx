// locale-keys: finance:category.*, finance:source.*
import { type SpokenEntry, spokenEntry } from '@ankur/assistant/entry/spoken-entry';
import { createCropNames } from '@ankur/assistant/language/crop-names';
import { localeOf } from '@ankur/languages/languages';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useOnline } from '../../lib/online/use-online.ts';
import { canListen, useListening } from '../../lib/speech/listen.ts';
import { canSpeak, useSpeech } from '../../lib/speech/speech.ts';
import { todayLocal } from '../../lib/time/local-date.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useReadBack } from './use-read-back.ts';

/** More is not one entry. */
const LONGEST = 300;

interface Props {
  /** Saves one entry; false when it was refused. */
  save: (entry: SpokenEntry) => Promise<boolean>;
  onDone: () => void;
}

/** Writes down what somebody says or types in a sentence: read back and shown first, saved only after a yes. */
export default function VoiceEntry({ save, onDone }: Props) {
  const t = useT('voice-entry');
  const language = useLanguage();
  const readBack = useReadBack();
  const speech = useSpeech();
  const online = useOnline();
  const { options } = useCropNames();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const voice = useListening(localeOf(language), (heard) => setText(heard.slice(0, LONGEST)));
  const cropNamed = useMemo(
    () =>
      createCropNames(
        Object.fromEntries(
          options.map(({ value, label }) => [value, `${value.replaceAll('-', ' ')} ${label}`]),
        ),
      ),
    [options],
  );
  const entry = text.trim() === '' ? null : spokenEntry(text, todayLocal(), cropNamed);
  const told = entry && readBack(entry);
  const wasListening = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read back once, when the farmer has finished speaking
  useEffect(() => {
    if (wasListening.current && !voice.listening && told && canSpeak())
      speech.start(`${told} ${t('question')}`, localeOf(language));
    wasListening.current = voice.listening;
  }, [voice.listening]);
  const yes = async (): Promise<void> => {
    if (!entry) return;
    speech.stop();
    setBusy(true);
    const isSaved = await save(entry);
    setBusy(false);
    if (!isSaved) {
      toast.error(t('failed'));
      return;
    }
    // Without a network the outbox says itself that the entry is stored and waits.
    if (online) toast.success(t('saved'));
    onDone();
  };
  return (
    <div className="flex flex-col gap-4">
      <p>{t('lead')}</p>
      {canListen() && (
        <>
          <Button
            look={voice.listening ? 'danger' : 'primary'}
            icon={voice.listening ? 'pause' : 'mic'}
            onClick={voice.listening ? voice.stop : voice.start}
          >
            {t(voice.listening ? 'stop' : 'speak')}
          </Button>
          <p className="text-sm text-muted">{t('whereItGoes')}</p>
        </>
      )}
      <TextareaField
        label={t('sentence')}
        hint={t('example')}
        value={text}
        maxLength={LONGEST}
        onChange={(event) => setText(event.target.value)}
      />
      {told && (
        <Alert tone="info">
          <p className="font-semibold wrap-anywhere">{told}</p>
          <p>{t('question')}</p>
        </Alert>
      )}
      {text.trim() !== '' && !entry && !voice.listening && (
        <Alert tone="warn">{t('notUnderstood')}</Alert>
      )}
      <Button icon="check" busy={busy} disabled={!entry} onClick={() => void yes()}>
        {t('yes')}
      </Button>
    </div>
  );
}
