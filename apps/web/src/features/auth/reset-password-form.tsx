import type { ResetPasswordBody } from '@ankur/contracts/auth/endpoints';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { NeedsNetwork } from '../../entities/network/needs-network.tsx';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { useNavigate } from '../../lib/router/router.tsx';
import { clearSession } from '../../lib/session/tokens.ts';
import { emptyPersonalCaches } from '../../lib/storage/personal-caches.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useResetPasswordMutation } from './auth.api.ts';
import { Problems, useSending } from './problems.tsx';

const FIELDS = ['password', 'password2'] as const;
const LEAVE_AFTER_MS = 3000;

/** A new password by a mailed link, validated by the server only. Shows sign-in 3 s after success. */
export function ResetPasswordForm({ id, token }: { id: string; token: string }) {
  const t = useT('auth');
  const noteId = useId();
  const failureText = useFailureText('auth');
  const navigate = useNavigate();
  const [change, { isLoading }] = useResetPasswordMutation();
  const [done, setDone] = useState(false);
  const { register, handleSubmit, setError, reset, formState } = useForm<ResetPasswordBody>({
    defaultValues: { password: '', password2: '' },
  });
  const { errors } = formState;
  const { problems, run } = useSending(FIELDS, setError);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate('/auth', { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);
  const submit = handleSubmit((form) =>
    run(async () => {
      await change({ ...form, id, token }).unwrap();
      setDone(true);
      // All sessions of the account are revoked, also one on this device.
      clearSession();
      void emptyPersonalCaches();
      reset();
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NeedsNetwork id={noteId} text={t('needsNetwork')} />
      <Problems texts={problems} />
      {done && (
        <Alert tone="good">
          <p>{t('done.reset')}</p>
          <p className="font-normal">{t('reset.next')}</p>
        </Alert>
      )}
      <PasswordField
        label={t('field.new')}
        hint={t('change.hint')}
        autoComplete="new-password"
        error={failureText(errors.password?.message)}
        {...register('password')}
      />
      <PasswordField
        label={t('field.confirm')}
        autoComplete="new-password"
        error={failureText(errors.password2?.message)}
        {...register('password2')}
      />
      <Button type="submit" busy={isLoading} aria-describedby={noteId}>
        {t('reset.submit')}
      </Button>
      <Link to="/auth" className="flex min-h-11 items-center justify-center font-medium text-brand">
        {t('backToLogin')}
      </Link>
    </form>
  );
}
