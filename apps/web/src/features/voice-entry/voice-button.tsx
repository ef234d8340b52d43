import { type ComponentType, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Opens the dialog in which an entry is spoken; `Part` is what stands in it. */
export function VoiceButton({ Part }: { Part: ComponentType<{ onDone: () => void }> }) {
  const t = useT('voice-entry');
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button look="plain" icon="mic" className="w-full" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('title')}>
        {isOpen && <Part onDone={close} />}
      </Dialog>
    </>
  );
}
