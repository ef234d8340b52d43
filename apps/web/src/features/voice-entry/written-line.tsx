import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import type { Written } from './written.ts';

interface Props {
  written: Written;
  /** Called when it was taken back. */
  onGone: () => void;
}

/** The entry that was just written down, and a button that takes it back. */
export function WrittenLine({ written: { told, takeBack }, onGone }: Props) {
  const t = useT('voice-entry');
  const [busy, setBusy] = useState(false);
  const undo = async (): Promise<void> => {
    setBusy(true);
    const isGone = await takeBack();
    setBusy(false);
    if (isGone) onGone();
    else toast.error(t('notTakenBack'));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 pt-2">
      <Icon name="check" className="size-6 text-brand" />
      <p role="status" className="min-w-40 flex-1 wrap-anywhere">
        <span className="font-semibold">{t('saved')}: </span>
        {told}
      </p>
      <Button look="quiet" icon="refresh" busy={busy} onClick={() => void undo()}>
        {t('takeBack')}
      </Button>
    </div>
  );
}
