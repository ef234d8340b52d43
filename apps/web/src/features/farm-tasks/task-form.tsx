import {
  NOTES_MAX,
  PRIORITIES,
  RECURRENCES,
  type TaskInput,
  taskInput,
} from '@ankur/contracts/farm-tasks/rules';
import { commonFailure } from '@ankur/contracts/http/problems';
import { useForm } from 'react-hook-form';
import { Dictated } from '../../entities/dictation/dictated.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { isHalfTyped } from '../../lib/forms/half-typed.ts';
import { useDateRollover } from '../../lib/forms/use-date-rollover.ts';
import { type Drafts, useDraft } from '../../lib/forms/use-draft.ts';
import { useRefusal } from '../../lib/forms/use-refusal.ts';
import { refusalsBeside } from '../../lib/http/apply-field-errors.ts';
import { cropName } from '../../lib/i18n/crop-name.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Refusal } from '../../lib/outbox/record.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DateField, TextField, TimeField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { TASK_FIELDS, type TaskValues } from './task-values.ts';

interface Props {
  values: TaskValues;
  submitLabel: string;
  /** The general text of a failure, shown first. */
  failure: string;
  /** Sends the validated values; rejects with the server's answer. */
  send: (body: TaskInput) => Promise<unknown>;
  /** Called after saving; the form is then reset to `values`. */
  onSaved: () => void;
  /** Storage of drafts while the form is unmounted. */
  drafts?: Drafts;
  /** The server's refusal of the values. */
  refusal?: Refusal | null | undefined;
}

/** The form of a task. Input stays until it is saved. */
export function TaskForm(props: Props) {
  const { values, submitLabel, failure, send, onSaved, drafts, refusal } = props;
  const t = useT('farm-tasks');
  const failureText = useFailureText('farm-tasks', cropName);
  const form = useForm<TaskValues, unknown, TaskInput>({
    defaultValues: values,
    resolver: contractResolver(taskInput),
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  useDraft(form, values, drafts, 'task');
  useRefusal(refusal, TASK_FIELDS, form);
  useDateRollover(values.date, isDirty, () => form.reset(values));
  const field = (name: keyof TaskValues) => ({
    label: t(`field.${name}`),
    error: failureText(errors[name]?.message),
    ...form.register(name),
  });

  const save = form.handleSubmit(async (body, event) => {
    if (isHalfTyped(event?.target, 'time')) {
      form.setError('time', { message: commonFailure('time_format') }, { shouldFocus: true });
      return;
    }
    try {
      await send(body);
    } catch (error) {
      console.error('saving the task failed', error);
      const refusals = refusalsBeside(error, TASK_FIELDS, form.setError);
      const sentences = [failure, ...refusals.map((one) => failureText(one))];
      form.setError('root', { message: sentences.join(' ') });
      return;
    }
    form.reset(values);
    onSaved();
  });

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <Dictated>
        <TextField {...field('task_name')} />
      </Dictated>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...field('date')} />
        <TimeField {...field('time')} hint={t('timeHint')} />
        <SelectField
          {...field('priority')}
          options={PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) }))}
        />
        <SelectField
          {...field('recurrence')}
          options={RECURRENCES.map((value) => ({ value, label: t(`recurrence.${value}`) }))}
        />
      </div>
      <Dictated>
        <TextareaField {...field('notes')} rows={3} counterLimit={NOTES_MAX} />
      </Dictated>
      {errors.root?.message && <Alert>{errors.root.message}</Alert>}
      <Button type="submit" icon="check" busy={isSubmitting} className="self-start">
        {submitLabel}
      </Button>
    </form>
  );
}
