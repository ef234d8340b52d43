import { forgotPasswordBody } from '@ankur/contracts/auth/endpoints';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { NeedsNetwork } from '../../entities/network/needs-network.tsx';
import { typedResolver } from '../../lib/forms/contract-resolver.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForgotPasswordMutation } from './auth.api.ts';
import { Problems, useSending } from './problems.tsx';

/** Asks for the link that gives a new password. */
export function ForgotPasswordForm() {
  const t = useT('auth');
  const noteId = useId();
  const failureText = useFailureText('auth');
  const [ask, { isLoading, isSuccess }] = useForgotPasswordMutation();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: typedResolver<{ email: string }>(forgotPasswordBody),
    defaultValues: { email: '' },
  });
  const { problems, run } = useSending(['email'], setError);
  const submit = handleSubmit((form) =>
    run(async () => {
      await ask(form).unwrap();
      reset();
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NeedsNetwork id={noteId} text={t('needsNetwork')} />
      <Problems texts={problems} />
      {isSuccess && <Alert tone="good">{t('done.sent')}</Alert>}
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
