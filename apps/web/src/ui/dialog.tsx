import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useT } from '../lib/i18n/use-t.ts';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { trapFocus } from './trap-focus.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** `drawer` slides in from the side of the reading start. */
  shape?: 'box' | 'wide' | 'drawer';
}

const SHAPES = {
  box: 'm-auto w-[min(28rem,calc(100vw-2rem))] rounded-card',
  wide: 'm-auto w-[min(46rem,calc(100vw-2rem))] rounded-card',
  drawer: 'm-0 h-dvh max-h-dvh w-[min(20rem,88vw)] rounded-e-card',
} as const;

/** A modal dialog on the native element: focus stays inside, Escape and Close leave it. */
export function Dialog({ open, onClose, title, children, actions, shape = 'box' }: DialogProps) {
  const t = useT('common');
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog || dialog.open) return;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onKeyDown={trapFocus}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={cx('max-h-[calc(100dvh-2rem)] bg-surface p-0 text-ink shadow-high', SHAPES[shape])}
    >
      <div className="flex max-h-[inherit] flex-col">
        <div className="flex items-center justify-between gap-2 border-b border-line ps-5 pe-2 py-2">
          <h2 id={titleId} className="text-lg font-bold wrap-anywhere">
            {title}
          </h2>
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </div>
        <div className="overflow-y-auto px-5 py-4">{children}</div>
        {actions && (
          <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3">
            {actions}
          </div>
        )}
      </div>
    </dialog>
  );
}
