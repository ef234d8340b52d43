import { localeOf } from '@ankur/languages/languages';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { canSpeak, useSpeech } from '../../lib/speech/speech.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface Props {
  /** Title of the text, for the button's name. */
  title: string;
  texts: readonly string[];
}

/** Reads a section of the guide aloud; hidden without speech synthesis. */
export function ReadAloud({ title, texts }: Props) {
  const t = useT('crops');
  const language = useLanguage();
  const speech = useSpeech();
  if (!canSpeak()) return null;
  const silent = speech.state === 'silent';
  return (
    <IconButton
      icon={silent ? 'sound' : 'mute'}
      label={t(silent ? 'read' : 'stopReading', { title })}
      className="print:hidden"
      onClick={() => {
        if (silent) speech.start([title, ...texts].join('. '), localeOf(language));
        else speech.stop();
      }}
    />
  );
}
