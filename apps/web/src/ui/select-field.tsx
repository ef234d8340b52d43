import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';

export interface Option {
  value: string;
  label: string;
}

interface Props extends Omit<ComponentProps<'select'>, 'children'>, FieldProps {
  options: readonly Option[];
  /** The first, empty choice, e.g. "Choose a crop". */
  placeholder?: string;
}

/** A native select: the phone's own picker, keyboard and screen reader support. */
export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  id,
  className,
  options,
  placeholder,
  ...rest
}: Props) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel ?? false} id={id}>
      {(control) => (
        <select {...rest} {...control} className={cx(controlClass, className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
