import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from './class-names.ts';

interface Props {
  /** What the button shows. */
  button: ReactNode;
  /** The button's accessible name when its content is not text. */
  label?: string;
  /** Accessible description of the button. */
  description?: string | undefined;
  /** The panel; call `close` when an item was chosen. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a panel below it; an outside click or Escape closes it. */
export function Popover({ button, label, description, children }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  // The focused item is removed with the panel; a dialog that opens now restores the focus to the button.
  const close = (): void => {
    opener.current?.focus();
    setOpen(false);
  };
  return (
    <div ref={box} className="relative">
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-description={description}
        title={label}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 hover:bg-sunken"
      >
        {button}
      </button>
      {open && (
        <div
          id={panelId}
          className={cx(
            'absolute end-0 top-full z-30 mt-1 w-max max-w-[min(22rem,90vw)] min-w-48 rounded-card',
            'border border-line bg-surface p-2 shadow-high',
          )}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}

/** The look of one row in a popover's list of links and buttons. */
export const popoverItemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start wrap-anywhere hover:bg-sunken';
