import type { OwnCrop } from '../../entities/farm/use-own-crops.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { useCropWord } from './use-crop-word.ts';

interface Props {
  own: readonly OwnCrop[];
  busy: boolean;
  onAsk: (crop: OwnCrop) => void;
}

/** The farmer's own crops with area and sowing date; a click asks for advice. */
export function OwnCrops({ own, busy, onAsk }: Props) {
  const t = useT('irrigation');
  const format = useFormat();
  const word = useCropWord();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 font-medium">{t('own.title')}</legend>
      {own.map((one) => (
        <Button key={one.id} look="plain" icon="drop" disabled={busy} onClick={() => onAsk(one)}>
          {t('own.crop', {
            crop: word(one.crop),
            acres: format.number(one.acres),
            date: format.date(one.sownOn),
          })}
        </Button>
      ))}
    </fieldset>
  );
}
