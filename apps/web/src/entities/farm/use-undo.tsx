import { type ReactNode, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/** Takes back what was written; false when it could not be. */
export type Undo = () => Promise<boolean>;

interface LineProps {
  /** What was done. */
  text: string;
  undo: Undo;
  onDone: () => void;
}

/** Says what was done, and takes it back. */
export function UndoLine({ text, undo, onDone }: LineProps) {
  const t = useT('farm-record');
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    const isUndone = await undo().catch(() => false);
    setBusy(false);
    if (isUndone) onDone();
    else toast.error(t('saveFailed'));
  };
  return (
    <p role="status" className="flex flex-wrap items-center gap-2">
      {text}
      <Button look="quiet" icon="refresh" busy={busy} onClick={() => void press()}>
        {t('undo')}
      </Button>
    </p>
  );
}

/** The last thing that was written in a list, which can be taken back until the next one is written. */
export function useUndo() {
  const t = useT('farm-record');
  const [last, setLast] = useState<{ of: string; at: number; undo: Undo } | null>(null);
  return {
    /** Remembers how to take back what was written about a record. */
    remember: (of: string, undo: Undo): void =>
      setLast((before) => ({ of, undo, at: (before?.at ?? 0) + 1 })),
    /** Offers it no more, as when the record itself was deleted. */
    forget: (): void => setLast(null),
    /** The line under a record that takes it back; nothing when the last thing was about another one. */
    lineOf: (of: string): ReactNode =>
      last?.of === of ? (
        <UndoLine key={last.at} text={t('written')} undo={last.undo} onDone={() => setLast(null)} />
      ) : null,
  };
}
