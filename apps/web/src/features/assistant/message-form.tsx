import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useHearing } from '../../entities/dictation/use-hearing.ts';
import { onAssistantRequest, takeBeginning } from '../../lib/assistant-request.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { isVoiceTold, keepVoiceTold } from '../../lib/speech/listen.ts';
import { cx } from '../../ui/class-names.ts';
import { controlClass } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

const LONGEST = 2000;

interface Props {
  pending: boolean;
  shown: boolean;
  onSend: (text: string) => void;
}

/** The line to write in: Enter sends, Shift+Enter begins a new line; speech becomes text to look over first. */
export function MessageForm({ pending, shown, onSend }: Props) {
  const t = useT('assistant');
  const tRecorded = useT('recorded-speech');
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const voice = useHearing((heard) => {
    setText(heard);
    field.current?.focus();
  });
  const [telling, setTelling] = useState(false);
  const talk = () => {
    if (!voice.way) return;
    if (isVoiceTold(voice.way)) {
      setTelling(false);
      voice.start();
      return;
    }
    keepVoiceTold(voice.way);
    setTelling(true);
  };
  useEffect(() => {
    if (shown) field.current?.focus();
  }, [shown]);
  useEffect(() => {
    const take = () => {
      const beginning = takeBeginning();
      if (beginning !== null) setText(`${beginning} `);
    };
    take();
    return onAssistantRequest(take);
  }, []);
  const ready = text.trim() !== '' && !pending;
  const send = () => {
    if (!ready) return;
    onSend(text);
    setText('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="flex flex-wrap items-end gap-1 border-t border-line p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {telling && (
        <p role="status" className="w-full px-1 text-sm text-muted">
          {voice.way === 'service' ? tRecorded('whereItGoesService') : t('whereItGoes')}
        </p>
      )}
      {voice.problem && (
        <p role="status" className="w-full px-1 text-sm text-muted">
          {voice.problem}
        </p>
      )}
      <textarea
        ref={field}
        name="message"
        rows={Math.min(4, text.split('\n').length)}
        aria-label={t('message')}
        placeholder={voice.listening ? t('listening') : t('placeholder')}
        value={text}
        maxLength={LONGEST}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className={cx(controlClass, 'w-0 flex-1 resize-none')}
      />
      {voice.way && (
        <IconButton
          icon="mic"
          label={t('talk')}
          aria-pressed={voice.listening}
          disabled={voice.busy}
          className={voice.listening ? 'bg-accent-soft' : ''}
          onPointerDown={talk}
          onPointerUp={voice.stop}
          onPointerLeave={voice.stop}
          onKeyDown={(event) => {
            if (!event.repeat && (event.key === ' ' || event.key === 'Enter')) talk();
          }}
          onKeyUp={voice.stop}
        />
      )}
      <IconButton type="submit" icon="send" label={t('send')} disabled={!ready} />
    </form>
  );
}
