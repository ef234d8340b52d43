import { asciiDigits } from '@ankur/contracts/http/digits';
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

/** Browsers drop the digits of Indian keyboards from a number field without a word: they go in as 0–9 instead. */
function typeAsciiDigits(event: InputEvent<HTMLInputElement>): void {
  const typed = event.data ?? '';
  const ascii = asciiDigits(typed);
  if (ascii === typed) return;
  event.preventDefault();
  document.execCommand('insertText', false, ascii);
}

/** A number typed by hand: a numeric keyboard on phones, no wheel surprises, digits of any of our scripts. */
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
