import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | null | undefined;
}

/** A tick box with its sentence and its message underneath. */
export function CheckboxField({ label, error, id, ...rest }: Props) {
  const own = useId();
  const controlId = id ?? own;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-11 items-center gap-3">
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          className="size-6 shrink-0 accent-brand"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${controlId}-error` : undefined}
        />
        <label htmlFor={controlId} className="py-2.5">
          {label}
        </label>
      </div>
      <FieldError id={`${controlId}-error`} text={error} />
    </div>
  );
}
