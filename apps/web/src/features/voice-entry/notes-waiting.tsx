import { useT } from '../../lib/i18n/use-t.ts';
import { useVoiceNotes } from '../../lib/voice-notes/use-voice-notes.ts';
import { Icon } from '../../ui/icon.tsx';

/** How many voice notes wait to be typed; nothing when none do. */
export default function NotesWaiting() {
  const t = useT('recorded-speech');
  const { length } = useVoiceNotes();
  if (length === 0) return null;
  return (
    <p role="status" className="flex items-center gap-2 pt-2 text-sm text-muted">
      <Icon name="sound" className="size-5" />
      {t.plural('note.waiting', length)}
    </p>
  );
}
