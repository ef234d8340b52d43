import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { discardWrite, takeBackDiscarded } from '../../lib/outbox/outbox-actions.ts';
import type { OutboxRecord } from '../../lib/outbox/record.ts';
import { isOpen } from '../../lib/outbox/records.ts';
import { Button } from '../../ui/button.tsx';
import { Optional } from '../../ui/optional.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';

function DiscardButton({ onDiscard }: { onDiscard: () => void }) {
  const t = useT('outbox');
  return (
    <Button look="quiet" icon="trash" onClick={onDiscard}>
      {t('discard')}
    </Button>
  );
}

function DiscardedLine({ onUndo }: { onUndo: () => void }) {
  const t = useT('outbox');
  return (
    <p role="status" className="flex flex-wrap items-center gap-2">
      {t('discarded')}
      <Button look="quiet" icon="refresh" onClick={onUndo}>
        {t('undo')}
      </Button>
    </p>
  );
}

interface Props {
  record: OutboxRecord | undefined;
  /** Hears that the change was thrown away, or put in again. */
  onTurn?: () => void;
}

/** Says of a change that it waits; what was never sent can be thrown away here, and put in again after that. */
export function WaitingChange({ record, onTurn }: Props) {
  const [gone, setGone] = useState<{ id: string; at: number } | null>(null);
  if (gone && record && record.id !== gone.id) setGone(null);
  const discard = async (id: string): Promise<void> => {
    setGone({ id, at: await discardWrite(id) });
    onTurn?.();
  };
  const undo = async (at: number): Promise<void> => {
    await takeBackDiscarded(at);
    setGone(null);
    onTurn?.();
  };
  if (record)
    return (
      <div className="flex flex-wrap items-center gap-2">
        <UnsentMark record={record} />
        {isOpen(record) && (
          <Optional>
            <DiscardButton onDiscard={() => void discard(record.id)} />
          </Optional>
        )}
      </div>
    );
  if (!gone) return null;
  return (
    <Optional>
      <DiscardedLine onUndo={() => void undo(gone.at)} />
    </Optional>
  );
}
