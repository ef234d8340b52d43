import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { canRewrite } from '../../lib/outbox/discard.ts';
import { discardWrite } from '../../lib/outbox/outbox-actions.ts';
import type { OutboxRecord } from '../../lib/outbox/record.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { WaitingForm } from './waiting-form.tsx';

interface Props {
  record: OutboxRecord | undefined;
  /** Hears that it was thrown away; without it the list has a button of its own for that. */
  onDiscarded?: (thing: string) => void;
}

/** Changes a row that was never sent, of a kind that the server does not change, or throws it away. */
export function WaitingTools({ record, onDiscarded }: Props) {
  const t = useT('outbox');
  const [open, setOpen] = useState(false);
  if (!record || !canRewrite(record)) return null;
  const discard = async (): Promise<void> => {
    await discardWrite(record.id);
    onDiscarded?.(record.thing);
  };
  return (
    <>
      <IconButton icon="edit" label={t('open')} onClick={() => setOpen(true)} />
      {onDiscarded && (
        <IconButton icon="trash" label={t('discard')} onClick={() => void discard()} />
      )}
      {open && <WaitingForm record={record} onClose={() => setOpen(false)} />}
    </>
  );
}
