import { choosePictureMode, usePictureMode } from '../../lib/device/picture-mode.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';

/** Switches home between large pictures and words. */
export default function ModeSwitch() {
  const t = useT('pictures');
  const mode = usePictureMode();
  return (
    <Card title={t('switchTitle')} icon="image">
      <CheckboxField
        label={t('asPictures')}
        checked={mode === 'pictures'}
        onChange={(event) => choosePictureMode(event.target.checked ? 'pictures' : 'words')}
      />
    </Card>
  );
}
