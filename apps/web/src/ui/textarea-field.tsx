import { type ComponentProps, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '../lib/i18n/use-format.ts';
import { useT } from '../lib/i18n/use-t.ts';
import { cx } from './class-names.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';

interface Props extends Omit<ComponentProps<'textarea'>, 'children'>, FieldProps {
  /** Shows "n/limit" while typing; the browser itself stops at `maxLength`. */
  counterLimit?: number;
}

export function TextareaField(props: Props) {
  const { label, hint, error, hideLabel, id, className, counterLimit, onChange, ref, ...rest } =
    props;
  const t = useT('common');
  const format = useFormat();
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const own = useRef<HTMLTextAreaElement>(null);
  // react-hook-form sets values without an event.
  useLayoutEffect(() => setTyped(own.current?.value.length ?? 0));
  const length = rest.value === undefined ? typed : String(rest.value).length;
  const counter = counterLimit !== undefined && (
    <p className="self-end text-sm text-muted">
      <span className="sr-only">{t('charactersUsed')} </span>
      {format.number(length)}/{format.number(counterLimit)}
    </p>
  );
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      hideLabel={hideLabel ?? false}
      id={id}
      after={counter}
    >
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          ref={(area) => {
            own.current = area;
            give(ref, area);
          }}
          onChange={(event) => {
            setTyped(event.target.value.length);
            onChange?.(event);
          }}
          className={cx(controlClass, className)}
        />
      )}
    </Field>
  );
}

function give<T>(ref: Ref<T> | undefined, value: T): void {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}
