import { REPORT_REASONS } from '@ankur/contracts/community/rules';
import { CASE_SOURCES, type CaseForm, caseForm } from '@ankur/contracts/console/moderation-rules';
import { useForm } from 'react-hook-form';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { applyFieldErrors } from '../../lib/http/apply-field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useAddCaseMutation } from './moderation.api.ts';

const START = { subject: '', source: 'complaint', reason: 'other', reference: '' } as const;
/** The id at the end of an address, as in `…/community?post=<id>`. */
const LAST_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?!.*[0-9a-f]{12})/i;

/** Form for a complaint by letter, or an order; its deadline runs from now. */
export function AddCase() {
  const t = useT('console');
  const failureText = useFailureText('console');
  const [add] = useAddCaseMutation();
  const { register, handleSubmit, reset, setError, formState } = useForm<
    CaseForm,
    unknown,
    CaseForm
  >({ defaultValues: START, resolver: contractResolver(caseForm) });
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async (form) => {
    const subject = LAST_ID.exec(form.subject)?.[0].toLowerCase() ?? form.subject;
    const { error } = await add({ ...form, subject });
    if (error) {
      const rest = applyFieldErrors(error, ['subject', 'reference'], setError);
      if (!rest || rest.length > 0) toast.error(t('decide.failed'));
      return;
    }
    toast.success(t('add.done'));
    reset(START);
  });
  return (
    <Card title={t('add.title')}>
      <form noValidate onSubmit={save} className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...register('subject')}
          label={t('add.subject')}
          error={failureText(errors.subject?.message)}
        />
        <TextField
          {...register('reference')}
          label={t('add.reference')}
          error={failureText(errors.reference?.message)}
        />
        <SelectField
          {...register('source')}
          label={t('add.source')}
          options={CASE_SOURCES.map((value) => ({ value, label: t(`source.${value}`) }))}
        />
        <SelectField
          {...register('reason')}
          label={t('add.reason')}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`ground.${value}`) }))}
        />
        <Button type="submit" busy={isSubmitting} className="self-start justify-self-start">
          {t('add.save')}
        </Button>
      </form>
    </Card>
  );
}
