import { registerBody } from '@ankur/contracts/auth/endpoints';
import type { AgeGroup } from '@ankur/contracts/privacy/rules';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { NeedsNetwork } from '../../entities/network/needs-network.tsx';
import { moreFailures, typedResolver } from '../../lib/forms/contract-resolver.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Optional } from '../../ui/optional.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MoreProblems, Problems, useSending } from './problems.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { useSignUp } from './use-sign-up.ts';

const FIELDS = ['name', 'email', 'password', 'password2', 'tc'] as const;
const EMPTY = { name: '', email: '', password: '', password2: '', tc: false };
type Values = typeof EMPTY;

interface Props {
  terms: ReactNode;
  /** The privacy notice. */
  notice: ReactNode;
  /** Asks whether the farmer is 18 or older; optional here, asked again later. */
  ageChoice: (value: AgeGroup | null, onChange: (group: AgeGroup) => void) => ReactNode;
  /** `confirm`: a confirmation mail was sent. */
  onDone: (email: string, confirm: boolean) => void;
}

/** A new account. The server validates that the terms are accepted, not this form. */
export function SignUpForm({ terms, notice, ageChoice, onDone }: Props) {
  const t = useT('auth');
  const noteId = useId();
  const failureText = useFailureText('auth');
  const { signUp, share, busy } = useSignUp();
  const [age, setAge] = useState<AgeGroup | null>(null);
  const [reading, setReading] = useState(false);
  const { register, handleSubmit, setError, setValue, clearErrors, formState } = useForm<Values>({
    resolver: typedResolver<Values>(registerBody, (values) => ({ ...values, tc: 'true' })),
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const { problems, run } = useSending(FIELDS, setError, 'unreachable');
  const submit = handleSubmit((form) =>
    run(async () => {
      const made = await signUp({ ...form, tc: form.tc ? 'true' : 'false', age });
      onDone(form.email, made.confirm_email === true);
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NeedsNetwork id={noteId} text={t('needsNetwork')} />
      <Problems texts={problems} />
      <TextField
        label={t('field.name')}
        autoComplete="name"
        error={failureText(errors.name?.message)}
        {...register('name')}
      />
      <TextField
        label={t('field.email')}
        type="email"
        autoComplete="username"
        error={failureText(errors.email?.message)}
        {...register('email')}
      />
      <div>
        <PasswordField
          label={t('field.password')}
          autoComplete="new-password"
          error={failureText(errors.password?.message)}
          {...register('password')}
        />
        <MoreProblems texts={moreFailures(errors.password).map((one) => failureText(one))} />
      </div>
      <PasswordField
        label={t('field.confirm')}
        autoComplete="new-password"
        error={failureText(errors.password2?.message)}
        {...register('password2')}
      />
      <Optional>{ageChoice(age, setAge)}</Optional>
      <Optional>{notice}</Optional>
      <div>
        <CheckboxField
          label={t('signUp.agree')}
          error={failureText(errors.tc?.message)}
          {...register('tc')}
        />
        <Button look="quiet" icon="news" onClick={() => setReading(true)}>
          {t('terms.title')}
        </Button>
      </div>
      {share !== null && (
        <div aria-live="polite" className="flex flex-col gap-2">
          <p>{t('signUp.crowded')}</p>
          <Progress label={t('signUp.working')} value={share} />
        </div>
      )}
      <Button type="submit" busy={busy} aria-describedby={noteId}>
        {t('signUp.submit')}
      </Button>
      <TermsDialog
        open={reading}
        onCancel={() => setReading(false)}
        onAccept={() => {
          setValue('tc', true);
          clearErrors('tc');
          setReading(false);
        }}
      >
        {terms}
      </TermsDialog>
    </form>
  );
}
