import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The message under the field; also marks the control as invalid. */
  error?: string | null | undefined;
  /** Visually hidden label, for screen readers only. */
  hideLabel?: boolean;
}

export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends FieldProps {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
  after?: ReactNode;
}

export const controlClass =
  'min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-ink ' +
  'aria-invalid:border-danger aria-invalid:border-2 disabled:opacity-60';

/** A label, its control, a hint and an error, associated by ARIA. */
export function Field({ label, hint, error, hideLabel, id, children, after }: Props) {
  const own = useId();
  const controlId = id ?? own;
  const described = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'font-medium'}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described.join(' ') || undefined,
      })}
      {hint && (
        <p id={`${controlId}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {after}
      <FieldError id={`${controlId}-error`} text={error} />
    </div>
  );
}

/** One field's message, announced when it appears. */
export function FieldError({ id, text }: { id?: string; text?: string | null | undefined }) {
  if (!text) return null;
  return (
    <p
      id={id}
      className="flex items-start gap-1 text-sm font-medium text-danger"
      aria-live="polite"
    >
      <Icon name="warning" className="mt-0.5 size-4" />
      <span>{text}</span>
    </p>
  );
}
