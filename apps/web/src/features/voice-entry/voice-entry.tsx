// locale-keys: finance:category.*, finance:source.*
import { type SpokenEntry, spokenEntry } from '@ankur/assistant/entry/spoken-entry';
import { createCropNames } from '@ankur/assistant/language/crop-names';
import { localeOf } from '@ankur/languages/languages';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useHearing } from '../../entities/dictation/use-hearing.ts';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { canRecord } from '../../lib/speech/record.ts';
import { canSpeak, useSpeech } from '../../lib/speech/speech.ts';
import { todayLocal, toLocalDate } from '../../lib/time/local-date.ts';
import type { VoiceNote } from '../../lib/voice-notes/note-store.ts';
import { dropNote, keepNote } from '../../lib/voice-notes/use-voice-notes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { toast } from '../../ui/toast.ts';
import { isLearned, isLearnedLanguage } from './learned-letters.ts';
import { NoteList } from './note-list.tsx';
import { NoteRecorder } from './note-recorder.tsx';
import { useReadBack } from './use-read-back.ts';
import { type SpokenScreen, useSpokenScreen } from './use-spoken-screen.ts';
import type { TakeBack, Written } from './written.ts';

/** More is not one entry. */
const LONGEST = 300;

interface Props {
  /** Saves one entry; gives what takes it back, null when it was refused. */
  save: (entry: SpokenEntry) => Promise<TakeBack | null>;
  /** Another way to write down, for languages in which entries are not understood. */
  byPictures: ReactNode;
  /** Called when an entry was written down, or another screen was opened. */
  onDone: (written?: Written) => void;
}

/** Writes down what somebody says or types in a sentence: read back and shown first, saved only after a yes. */
export default function VoiceEntry({ save, byPictures, onDone }: Props) {
  const t = useT('voice-entry');
  const tRecorded = useT('recorded-speech');
  const language = useLanguage();
  const readBack = useReadBack();
  const speech = useSpeech();
  const { options } = useCropNames();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [typing, setTyping] = useState<VoiceNote | null>(null);
  const voice = useHearing(
    (heard) => setText(heard.slice(0, LONGEST)),
    async (sound) => {
      if (await keepNote(sound)) toast.success(tRecorded('note.kept'));
      else toast.error(tRecorded('note.noRoom'));
    },
  );
  const cropNamed = useMemo(
    () =>
      createCropNames(
        Object.fromEntries(
          options.map(({ value, label }) => [value, `${value.replaceAll('-', ' ')} ${label}`]),
        ),
      ),
    [options],
  );
  // "Yesterday" in a note is the day before it was spoken.
  const today = typing ? toLocalDate(new Date(typing.atMs)) : todayLocal();
  const isEmpty = text.trim() === '';
  const entry = isEmpty || !isLearned(text) ? null : spokenEntry(text, today, cropNamed);
  const isKnown = isLearnedLanguage(language);
  const screen = useSpokenScreen(entry ? '' : text, cropNamed);
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
    const takeBack = await save(entry);
    setBusy(false);
    if (!takeBack) return void toast.error(t('failed'));
    if (typing) await dropNote(typing.id).catch(() => undefined);
    onDone({ told: readBack(entry), takeBack });
  };
  return (
    <div className="flex flex-col gap-4">
      {isEmpty && (
        <>
          <p>{isKnown ? t('lead') : tRecorded('notLearned')}</p>
          <ul className="flex flex-col gap-1 border-s-4 border-line ps-3 text-sm text-muted italic">
            {isKnown && <li>{t('example')}</li>}
            <li>{t('exampleScreen')}</li>
          </ul>
        </>
      )}
      {voice.way && (
        <>
          <Button
            look={voice.listening ? 'danger' : 'primary'}
            icon={voice.listening ? 'pause' : 'mic'}
            busy={voice.busy}
            onClick={voice.listening ? voice.stop : voice.start}
          >
            {t(voice.listening ? 'stop' : 'speak')}
          </Button>
          {isEmpty && (
            <p className="text-sm text-muted">
              {voice.way === 'browser' ? t('whereItGoes') : tRecorded('whereItGoesService')}
            </p>
          )}
        </>
      )}
      {voice.problem && <Alert tone="warn">{voice.problem}</Alert>}
      {!voice.way && canRecord() && <NoteRecorder />}
      <NoteList typing={typing} onType={setTyping} />
      <TextareaField
        label={t('sentence')}
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
      {!entry && screen && <OpenScreen screen={screen} onOpen={() => onDone()} />}
      {!isEmpty && !entry && !screen && !voice.listening && (
        <Alert tone="warn">{isKnown ? t('notUnderstood') : tRecorded('notLearned')}</Alert>
      )}
      {(isKnown || entry) && (
        <Button icon="check" busy={busy} disabled={!entry} onClick={() => void yes()}>
          {t('yes')}
        </Button>
      )}
      {!isKnown && !entry && !screen && byPictures}
    </div>
  );
}

/** The way to the screen that was asked for by voice. */
function OpenScreen({ screen, onOpen }: { screen: SpokenScreen; onOpen: () => void }) {
  const t = useT('voice-entry');
  return (
    <Link to={screen.to} onClick={onOpen} className={buttonClass('primary')}>
      {t('openScreen', { screen: screen.name })}
    </Link>
  );
}
