import { useState } from 'react';
import { useObjectUrl } from '../../lib/files/use-object-url.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { VoiceNote } from '../../lib/voice-notes/note-store.ts';
import { dropNote, restoreNote, useVoiceNotes } from '../../lib/voice-notes/use-voice-notes.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

interface Props {
  /** The note that is being typed. */
  typing: VoiceNote | null;
  /** Null when it is not typed after all. */
  onType: (note: VoiceNote | null) => void;
}

/** What was said and waits to be typed: played back, typed, removed. */
export function NoteList({ typing, onType }: Props) {
  const t = useT('recorded-speech');
  const tEntry = useT('voice-entry');
  const tCommon = useT('common');
  const notes = useVoiceNotes();
  const [removed, setRemoved] = useState<VoiceNote | null>(null);
  if (notes.length === 0 && !removed) return null;
  const remove = async (note: VoiceNote): Promise<void> => {
    try {
      await dropNote(note.id);
    } catch {
      return void toast.error(tCommon('broken.title'));
    }
    if (typing?.id === note.id) onType(null);
    setRemoved(note);
  };
  const undo = async (note: VoiceNote): Promise<void> => {
    setRemoved(null);
    await restoreNote(note).catch(() => toast.error(t('note.noRoom')));
  };
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('note.list')}</h3>
      <ul className="flex flex-col gap-3">
        {notes.map((note) => (
          <NoteRow
            key={note.id}
            note={note}
            isTyped={typing?.id === note.id}
            onType={() => onType(typing?.id === note.id ? null : note)}
            onRemove={() => void remove(note)}
          />
        ))}
      </ul>
      {removed && (
        <p role="status" className="flex flex-wrap items-center gap-x-3">
          <span className="flex-1">{t('note.removed')}</span>
          <Button look="quiet" icon="refresh" onClick={() => void undo(removed)}>
            {tEntry('takeBack')}
          </Button>
        </p>
      )}
    </section>
  );
}

interface RowProps {
  note: VoiceNote;
  isTyped: boolean;
  onType: () => void;
  onRemove: () => void;
}

function NoteRow({ note, isTyped, onType, onRemove }: RowProps) {
  const t = useT('recorded-speech');
  const format = useFormat();
  const address = useObjectUrl(note.sound);
  const said = format.dateTime(new Date(note.atMs));
  return (
    <li className="flex flex-col gap-1 rounded-control border border-line p-2">
      <p className="text-sm text-muted">{said}</p>
      {/* biome-ignore lint/a11y/useMediaCaption: the farmer's own words, which nobody has written down yet */}
      {address && <audio controls src={address} aria-label={said} className="w-full" />}
      <div className="flex flex-wrap gap-2">
        <Button
          look={isTyped ? 'primary' : 'plain'}
          icon="edit"
          aria-pressed={isTyped}
          onClick={onType}
        >
          {t('note.type')}
        </Button>
        <Button look="quiet" icon="trash" onClick={onRemove}>
          {t('note.remove')}
        </Button>
      </div>
    </li>
  );
}
