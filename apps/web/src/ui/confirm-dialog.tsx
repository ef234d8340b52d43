import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Marks an irreversible action. */
  danger?: boolean;
  busy?: boolean;
}

/** A question with two answers; Escape and Close mean no. */
export function ConfirmDialog(props: Props) {
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      title={props.title}
      actions={
        <>
          <Button look="plain" onClick={props.onCancel}>
            {props.cancelLabel}
          </Button>
          <Button
            look={props.danger ? 'danger' : 'primary'}
            busy={props.busy ?? false}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
