import { type ComponentType, type ReactNode, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { Dictated } from '../../entities/dictation/dictated.tsx';
import { useRefusal } from '../../lib/forms/use-refusal.ts';
import { applyFieldErrors } from '../../lib/http/apply-field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { FieldProps } from '../../ui/field.tsx';
import { type Option, SelectField } from '../../ui/select-field.tsx';
import { NumberField, TextField } from '../../ui/text-field.tsx';

/** What was typed, by field. */
export type Typed = Readonly<Record<string, string>>;

/** A field that draws itself: a native control to register, and what stands in it. */
export type DrawnField = ComponentType<FieldProps & UseFormRegisterReturn & { now: string }>;

/** A field of a form, as the server calls it. */
export interface RecordField {
  name: string;
  label: string;
  /** One line of text when absent. */
  kind?: 'number' | 'date' | 'datetime-local' | 'select';
  /** Draws it instead of the control of its kind. */
  Drawn?: DrawnField;
  hint?: string;
  /** What stands in it when the form opens. */
  start?: string;
  /** Choices, which may depend on what was typed before them. */
  options?: readonly Option[] | ((typed: Typed) => readonly Option[]);
  /** An option of its own for no value. */
  placeholder?: string;
  /** Whether it is asked for, by what was typed before it; always when absent. */
  isAsked?: (typed: Typed) => boolean;
}

/** Whether an entry is of one of some kinds, as a form asks it (`isAsked`). */
export const isOf =
  (kinds: readonly string[]) =>
  ({ kind = '' }: Typed) =>
    kinds.includes(kind);

const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

const localInstant = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

interface Props {
  fields: readonly RecordField[];
  /** Sends what was typed; an answer with an `error` leaves the form as it is. */
  send: (typed: Typed) => Promise<object>;
  onDone: () => void;
  submitLabel?: string;
  /** The id of a note about sending. */
  noteId?: string;
  /** The record as it stands, where it is changed; why it was refused stands under its fields. */
  row?: (object & Unsent) | undefined;
  children?: ReactNode;
}

/** A field of a record as it is typed; an instant in local time. */
function textOf(row: object, name: string): string {
  const value = (row as Readonly<Record<string, unknown>>)[name];
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value);
  return INSTANT.test(text) ? localInstant(new Date(text)) : text;
}

/** A form of a farm record: says failures under their fields and keeps what was typed when it is refused. */
export function RecordForm({ fields, send, onDone, submitLabel, noteId, row, children }: Props) {
  const t = useT('farm-record');
  const failureText = useFailureText('farm-record');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Record<string, string>>({
    defaultValues: Object.fromEntries(
      fields.map(({ name, start = '' }) => [name, row ? textOf(row, name) : start]),
    ),
  });
  useRefusal(
    row?.unsent?.refusal,
    fields.map(({ name }) => name),
    form,
  );
  const { register, handleSubmit, watch, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const typed = watch();
  const submit = handleSubmit(async (values) => {
    setFailure(null);
    const saved = await send(values);
    if (!('error' in saved) || saved.error === undefined) return onDone();
    const names = fields.map(({ name }) => name);
    applyFieldErrors(saved.error, names, setError);
    setFailure(t('saveFailed'));
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {failure && <Alert>{failure}</Alert>}
      {fields
        .filter(({ isAsked }) => isAsked?.(typed) ?? true)
        .map(({ name, label, kind, Drawn, hint, options, placeholder }) => {
          const common = {
            label,
            hint,
            error: failureText(errors[name]?.message),
            ...register(name),
          };
          if (Drawn) return <Drawn key={name} {...common} now={typed[name] ?? ''} />;
          if (kind === 'select')
            return (
              <SelectField
                key={name}
                {...common}
                options={(typeof options === 'function' ? options(typed) : options) ?? []}
                {...(placeholder !== undefined && { placeholder })}
              />
            );
          if (kind === 'number') return <NumberField key={name} {...common} />;
          if (kind) return <TextField key={name} {...common} type={kind} />;
          return (
            <Dictated key={name}>
              <TextField {...common} />
            </Dictated>
          );
        })}
      {children}
      <Button type="submit" icon="check" busy={isSubmitting} aria-describedby={noteId}>
        {submitLabel ?? t('save')}
      </Button>
    </form>
  );
}

/** A number that was typed; null for none. */
export const numberOf = (text: string | undefined): number | null =>
  text === undefined || text.trim() === '' ? null : Number(text);

/** One of a list that was chosen; the first when it is none of them. */
export const oneOf = <const T extends string>(
  list: readonly [T, ...T[]],
  chosen: string | undefined,
): T => list.find((one) => one === chosen) ?? list[0];
