import { type LoginBody, loginBody } from '@ankur/contracts/auth/endpoints';
import { authFailure } from '@ankur/contracts/auth/problems';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { NeedsNetwork } from '../../entities/network/needs-network.tsx';
import { typedResolver } from '../../lib/forms/contract-resolver.ts';
import { applyFieldErrors } from '../../lib/http/apply-field-errors.ts';
import { isUnreachable } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { useNavigate } from '../../lib/router/router.tsx';
import { returnPath } from '../../lib/session/return-path.ts';
import { keepTokens } from '../../lib/session/tokens.ts';
import { emptyPersonalCaches } from '../../lib/storage/personal-caches.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useLoginMutation } from './auth.api.ts';
import { Problems } from './problems.tsx';

const FIELDS = ['email', 'password'] as const;
const CREDENTIALS_WRONG = authFailure('credentials_wrong');

/** E-mail and password; success stores both tokens and shows home, or the page that was asked for. */
export function SignInForm({ email, onSignedIn }: { email: string; onSignedIn: () => void }) {
  const t = useT('auth');
  const noteId = useId();
  const failureText = useFailureText('auth');
  const navigate = useNavigate();
  const [login, { isLoading }] = useLoginMutation();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { register, handleSubmit, setError, formState } = useForm<LoginBody>({
    resolver: typedResolver(loginBody),
    // No default values: input from before hydration must stay.
    defaultValues: email ? { email } : {},
  });
  const { errors } = formState;
  const submit = handleSubmit(async (form) => {
    setProblems([]);
    // Answers for the previous farmer may have arrived after the sign-out.
    void emptyPersonalCaches();
    try {
      const { token } = await login(form).unwrap();
      toast.success(t('signIn.done'));
      keepTokens(token);
      onSignedIn();
      navigate(returnPath(), { replace: true });
    } catch (error) {
      const rest = applyFieldErrors(error, FIELDS, setError);
      const otherwise = isUnreachable(error) ? t('unreachable') : failureText(CREDENTIALS_WRONG);
      setProblems(rest ? rest.slice(0, 1).map((one) => failureText(one)) : [otherwise]);
    }
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <NeedsNetwork id={noteId} text={t('needsNetwork')} />
      <Problems texts={problems} />
      <TextField
        label={t('field.email')}
        type="email"
        autoComplete="username"
        error={failureText(errors.email?.message)}
        {...register('email')}
      />
      <PasswordField
        label={t('field.password')}
        autoComplete="current-password"
        error={failureText(errors.password?.message)}
        {...register('password')}
      />
      <Link to="/forget" className="flex min-h-11 items-center self-start font-medium text-brand">
        {t('signIn.forgot')}
      </Link>
      <Button type="submit" busy={isLoading} aria-describedby={noteId}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}
