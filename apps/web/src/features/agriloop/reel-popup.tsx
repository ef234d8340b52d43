import type { Failure } from '@ankur/contracts/http/problem';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export type Popup =
  | { kind: 'invalid' }
  | { kind: 'done'; description: string }
  | { kind: 'refused'; reason: Failure | null }
  /** The outbox has it. */
  | { kind: 'kept' }
  | { kind: 'unexpected' };

interface Props {
  popup: Popup | null;
  onClose: () => void;
  /** Leaves the reel to the outbox, after no answer came. */
  onKeep: () => void;
}

/** The outcome of posting a reel. */
export function ReelPopup({ popup, onClose, onKeep }: Props) {
  const t = useT('agriloop');
  const failureText = useFailureText('agriloop');
  if (!popup) return null;
  const reason = popup.kind === 'refused' ? popup.reason : null;
  const text = {
    invalid: t('popup.invalidHelp'),
    done: popup.kind === 'done' ? popup.description : '',
    refused: failureText(reason) ?? t('popup.refusedText'),
    kept: t('popup.keptText'),
    unexpected: t('popup.unexpectedText'),
  }[popup.kind];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`popup.${popup.kind}`)}
      actions={
        <>
          {popup.kind === 'unexpected' && (
            <Button look="plain" onClick={onKeep}>
              {t('popup.keep')}
            </Button>
          )}
          <Button onClick={onClose}>{t('popup.ok')}</Button>
        </>
      }
    >
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </Dialog>
  );
}
