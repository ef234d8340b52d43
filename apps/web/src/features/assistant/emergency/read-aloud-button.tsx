import type { Translate } from '../../../lib/i18n/translate.ts';
import { Button } from '../../../ui/button.tsx';
import type { useReading } from './use-reading.ts';

interface Props {
  t: Translate<'emergency'>;
  reading: ReturnType<typeof useReading>;
  text: string;
}

/** Switches reading aloud on and off; not shown where the browser cannot speak. */
export function ReadAloudButton({ t, reading, text }: Props) {
  if (!reading.possible) return null;
  return (
    <Button
      look="quiet"
      className="self-start px-0!"
      icon={reading.on ? 'mute' : 'sound'}
      aria-pressed={reading.on}
      onClick={() => reading.toggle(text)}
    >
      {reading.on ? t('stopReading') : t('readAloud')}
    </Button>
  );
}
