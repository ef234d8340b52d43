import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Optional } from '../../ui/optional.tsx';
import { StateView } from '../../ui/state-view.tsx';

interface Props {
  open: boolean;
  onCancel: () => void;
  onAccept: () => void;
  children: ReactNode;
}

/** The terms dialog; while its texts load or fail, the form behind stays. */
export function TermsDialog({ open, onCancel, onAccept, children }: Props) {
  const t = useT('auth');
  const common = useT('common');
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={t('terms.title')}
      shape="wide"
      actions={
        <>
          <Button look="plain" onClick={onCancel}>
            {t('terms.cancel')}
          </Button>
          <Button onClick={onAccept}>{t('terms.accept')}</Button>
        </>
      }
    >
      <Optional otherwise={<StateView state="loading">{common('loading')}</StateView>}>
        {children}
      </Optional>
    </Dialog>
  );
}
