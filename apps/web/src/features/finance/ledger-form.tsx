import type { Ledger } from '@ankur/contracts/finance/rules';
import { useForm } from 'react-hook-form';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { useDateRollover } from '../../lib/forms/use-date-rollover.ts';
import { type Drafts, useDraft } from '../../lib/forms/use-draft.ts';
import { useRefusal } from '../../lib/forms/use-refusal.ts';
import { refusalsBeside } from '../../lib/http/apply-field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import type { Refusal } from '../../lib/outbox/record.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { EntryInput } from './finance.api.ts';
import { LedgerField } from './ledger-field.tsx';
import { type FormValues, LEDGER_FORMS } from './ledger-forms.ts';

interface Props {
  ledger: Ledger;
  values: FormValues;
  submitLabel: string;
  /** The general text of a failure, shown first. */
  failure: string;
  /** Sends the validated values; rejects with the server's answer. */
  send: (body: EntryInput) => Promise<unknown>;
  /** Called after saving; the form is then reset to `values`. */
  onSaved: () => void;
  /** Storage of drafts while the form is unmounted. */
  drafts?: Drafts;
  /** The server's refusal of the values. */
  refusal?: Refusal | null | undefined;
}

/** The form of any ledger. Input stays until it is saved. */
export function LedgerForm(props: Props) {
  const { ledger, values, submitLabel, failure, send, onSaved, drafts, refusal } = props;
  const failureText = useFailureText('finance');
  const { fields, schema } = LEDGER_FORMS[ledger];
  const form = useForm<FormValues, unknown, EntryInput>({
    defaultValues: values,
    resolver: contractResolver(schema),
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  useDraft(form, values, drafts, ledger);
  useRefusal(
    refusal,
    fields.map(([name]) => name),
    form,
  );
  useDateRollover(values.date, isDirty, () => form.reset(values));

  const save = form.handleSubmit(async (body) => {
    try {
      await send(body);
    } catch (error) {
      console.error('saving failed', error);
      const names = fields.map(([name]) => name);
      const refusals = refusalsBeside(error, names, form.setError);
      const sentences = [failure, ...refusals.map((one) => failureText(one))];
      form.setError('root', { message: sentences.join(' ') });
      return;
    }
    form.reset(values);
    onSaved();
  });

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(([name, kind]) => (
          <LedgerField
            key={name}
            name={name}
            kind={kind}
            form={form}
            error={failureText(errors[name]?.message)}
          />
        ))}
      </div>
      {errors.root?.message && <Alert>{errors.root.message}</Alert>}
      <Button type="submit" icon="check" busy={isSubmitting} className="self-start">
        {submitLabel}
      </Button>
    </form>
  );
}
