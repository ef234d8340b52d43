import { useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Dialog } from '../dialog.tsx';
import { Popover, popoverItemClass } from '../popover.tsx';
import { toast } from '../toast.ts';
import ToastHost from '../toast-host.tsx';

type Open = 'none' | 'box' | 'wide' | 'drawer' | 'confirm';

export function DevOverlays() {
  const [open, setOpen] = useState<Open>('none');
  const close = (): void => setOpen('none');
  return (
    <Card title="Overlays">
      <div className="flex flex-wrap gap-3">
        {(['box', 'wide', 'drawer', 'confirm'] as const).map((kind) => (
          <Button key={kind} look="plain" onClick={() => setOpen(kind)}>
            {kind}
          </Button>
        ))}
        <Popover button="Menu">
          {(shut) => (
            <button type="button" className={popoverItemClass} onClick={shut}>
              Choose
            </button>
          )}
        </Popover>
        <Button onClick={() => toast.success('Saved')}>Toast</Button>
        <Button look="danger" onClick={() => toast.error('Not saved')}>
          Failing toast
        </Button>
      </div>
      <Dialog
        open={open === 'box' || open === 'wide' || open === 'drawer'}
        shape={open === 'wide' || open === 'drawer' ? open : 'box'}
        onClose={close}
        title="A dialog"
      >
        <p>Escape, the close button and the keyboard work.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        danger
        title="Delete this?"
        confirmLabel="Confirm"
        cancelLabel="Cancel"
        onConfirm={close}
        onCancel={close}
      >
        It cannot be brought back.
      </ConfirmDialog>
      <ToastHost />
    </Card>
  );
}
