import { type ChangePasswordBody, changePasswordBody } from '@ankur/contracts/auth/endpoints';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { NeedsNetwork } from '../../entities/network/needs-network.tsx';
import { typedResolver } from '../../lib/forms/contract-resolver.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useChangePasswordMutation } from './auth.api.ts';
import { Problems, useSending } from './problems.tsx';

const FIELDS = ['current_password', 'password', 'password2'] as const;
const EMPTY: ChangePasswordBody = { current_password: '', password: '', password2: '' };

/** The present password and twice the new one. */
export function ChangePasswordForm() {
  const t = useT('auth');
  const noteId = useId();
  const failureText = useFailureText('auth');
  const [change, { isLoading, isSuccess }] = useChangePasswordMutation();
  const { register, handleSubmit, setError, reset, formState } = useForm<ChangePasswordBody>({
    resolver: typedResolver(changePasswordBody),
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const { problems, run } = useSending(FIELDS, setError);
  const submit = handleSubmit((form) =>
    run(async () => {
      await change(form).unwrap();
      reset(EMPTY);
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <NeedsNetwork id={noteId} text={t('needsNetwork')} />
      <Problems texts={problems} />
      {isSuccess && <Alert tone="good">{t('done.changed')}</Alert>}
      <PasswordField
        label={t('field.current')}
        autoComplete="current-password"
        error={failureText(errors.current_password?.message)}
        {...register('current_password')}
      />
      <PasswordField
        label={t('field.new')}
        hint={t('change.hint')}
        autoComplete="new-password"
        toggle={false}
        error={failureText(errors.password?.message)}
        {...register('password')}
      />
      <PasswordField
        label={t('field.confirmNew')}
        autoComplete="new-password"
        error={failureText(errors.password2?.message)}
        {...register('password2')}
      />
      <Button type="submit" busy={isLoading} aria-describedby={noteId}>
        {t('change.submit')}
      </Button>
      <Link
        to="/application/profile-view"
        className="flex min-h-11 items-center justify-center font-medium text-brand"
      >
        {t('backToProfile')}
      </Link>
    </form>
  );
}
