import { forgotPasswordBody } from '@ankur/contracts/auth/endpoints';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { NeedsNetwork } from '../../entities/network/needs-network.tsx';
import { typedResolver } from '../../lib/forms/contract-resolver.ts';
import { applyFieldErrors } from '../../lib/http/apply-field-errors.ts';
import { isUnreachable } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForgotPasswordMutation } from './auth.api.ts';
import { Problems } from './problems.tsx';

/** Asks for the link that gives a new password. */
export function ForgotPasswordForm() {
  const t = useT('auth');
  const noteId = useId();
  const failureText = useFailureText('auth');
  const [ask, { isLoading }] = useForgotPasswordMutation();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [done, setDone] = useState(false);
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: typedResolver<{ email: string }>(forgotPasswordBody),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(async (form) => {
    setProblems([]);
    setDone(false);
    try {
      await ask(form).unwrap();
      setDone(true);
      reset();
    } catch (error) {
      const rest = applyFieldErrors(error, ['email'], setError);
      setProblems(
        rest?.map((one) => failureText(one)) ?? [
          t(isUnreachable(error) ? 'unexpected' : 'forgot.failed'),
        ],
      );
    }
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NeedsNetwork id={noteId} text={t('needsNetwork')} />
      <Problems texts={problems} />
      {done && <Alert tone="good">{t('done.sent')}</Alert>}
      <TextField
        label={t('field.email')}
        type="email"
        autoComplete="email"
        error={failureText(formState.errors.email?.message)}
        {...register('email')}
      />
      <Button type="submit" busy={isLoading} aria-describedby={noteId}>
        {t('forgot.submit')}
      </Button>
      <Link to="/auth" className="flex min-h-11 items-center justify-center font-medium text-brand">
        {t('backToLogin')}
      </Link>
    </form>
  );
}
