import { useT } from '../../lib/i18n/use-t.ts';
import { useRecording } from '../../lib/speech/record.ts';
import { keepNote } from '../../lib/voice-notes/use-voice-notes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/** Records a voice note, which stays on this device to be typed later. */
export function NoteRecorder() {
  const t = useT('recorded-speech');
  const tEntry = useT('voice-entry');
  const { state, start, stop } = useRecording(async (sound) => {
    if (await keepNote(sound)) toast.success(t('note.kept'));
    else toast.error(t('note.noRoom'));
  });
  const isRecording = state === 'recording';
  return (
    <>
      <Button
        look={isRecording ? 'danger' : 'plain'}
        icon={isRecording ? 'pause' : 'mic'}
        onClick={isRecording ? stop : () => void start()}
      >
        {isRecording ? tEntry('stop') : t('note.record')}
      </Button>
      {state === 'refused' && <Alert tone="warn">{t('noMicrophone')}</Alert>}
      <p className="text-sm text-muted">{t('note.why')}</p>
    </>
  );
}
