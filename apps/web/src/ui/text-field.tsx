import { asciiDigits } from '@ankur/languages/digits';
import type { ComponentProps, InputEvent } from 'react';
import { cx } from './class-names.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'children'>, FieldProps {}

/** One line of text; also dates and times through `type`. Takes react-hook-form's `register`. */
export function TextField({ label, hint, error, hideLabel, id, className, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel ?? false} id={id}>
      {(control) => (
        <input type="text" {...rest} {...control} className={cx(controlClass, className)} />
      )}
    </Field>
  );
}

/** Browsers silently drop the digits of Indian keyboards in number fields: inserts them as 0–9. */
function typeAsciiDigits(event: InputEvent<HTMLInputElement>): void {
  const typed = event.data ?? '';
  const ascii = asciiDigits(typed);
  if (ascii === typed) return;
  event.preventDefault();
  document.execCommand('insertText', false, ascii);
}

/** A number field: numeric keyboard on phones, no change by mouse wheel, digits of all supported scripts. */
export function NumberField({ inputMode = 'decimal', step = 'any', ...rest }: Props) {
  return (
    <TextField
      {...rest}
      type="number"
      inputMode={inputMode}
      step={step}
      onWheel={(event) => event.currentTarget.blur()}
      onBeforeInput={typeAsciiDigits}
    />
  );
}

/** A calendar day, `yyyy-mm-dd` on the wire. */
export function DateField(props: Props) {
  return <TextField {...props} type="date" />;
}

/** A time of day, `HH:MM` on the wire. */
export function TimeField(props: Props) {
  return <TextField {...props} type="time" />;
}
