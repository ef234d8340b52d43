import { type ComponentProps, type ReactNode, useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { useNavigate } from '../../lib/router/router.tsx';
import { Alert } from '../../ui/alert.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { usePageTitle } from '../../ui/page.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

// locale-keys: auth:signIn.*, auth:signUp.*
type Mode = 'signIn' | 'signUp';

interface Props {
  terms: ReactNode;
  notice: ReactNode;
  ageChoice: ComponentProps<typeof SignUpForm>['ageChoice'];
  start: Mode;
  onSignedIn: () => void;
}

/** One panel for both forms: its coloured half slides over the other side and offers the other form. */
export function AuthPanel({ terms, notice, ageChoice, start, onSignedIn }: Props) {
  const t = useT('auth');
  const navigate = useNavigate();
  const [mode, setMode] = useState<Mode>(start);
  const [registered, setRegistered] = useState('');
  const [confirm, setConfirm] = useState(false);
  const other: Mode = mode === 'signIn' ? 'signUp' : 'signIn';
  usePageTitle(t(`${mode}.title`));
  const done = (email: string, toConfirm: boolean): void => {
    setRegistered(email);
    setConfirm(toConfirm);
    setMode('signIn');
    navigate('/auth', { replace: true });
  };
  return (
    <div className="relative m-auto w-full max-w-4xl overflow-hidden rounded-card border border-line bg-surface shadow-card md:grid md:min-h-160 md:grid-cols-2">
      <section
        className={cx(
          'flex flex-col justify-center gap-4 p-5 sm:p-8',
          mode === 'signUp' && 'md:col-start-2',
        )}
      >
        <div>
          <h1 className="text-2xl font-bold sm:text-3xl">{t(`${mode}.title`)}</h1>
          <p className="text-muted">{t(`${mode}.lead`)}</p>
        </div>
        {mode === 'signIn' ? (
          <>
            {registered && (
              <Alert tone="good">{t(confirm ? 'signUp.doneConfirm' : 'signUp.done')}</Alert>
            )}
            <SignInForm email={registered} onSignedIn={onSignedIn} />
          </>
        ) : (
          <SignUpForm terms={terms} notice={notice} ageChoice={ageChoice} onDone={done} />
        )}
      </section>
      <div
        className={cx(
          'flex flex-col items-center justify-center gap-4 bg-brand p-6 text-center text-on-brand sm:p-10',
          'transition-transform duration-500 motion-reduce:transition-none',
          'md:absolute md:inset-y-0 md:start-0 md:w-1/2',
          mode === 'signIn' ? 'md:translate-x-full md:rtl:-translate-x-full' : 'md:translate-x-0',
        )}
      >
        <Icon name="sprout" className="size-16" />
        <p className="text-xl font-bold">{t(`${other}.otherTitle`)}</p>
        <p className="max-w-xs">{t(`${other}.otherText`)}</p>
        <button
          type="button"
          onClick={() => setMode(other)}
          className="min-h-11 rounded-control border-2 border-current px-6 py-2 font-semibold"
        >
          {t(`${other}.title`)}
        </button>
      </div>
    </div>
  );
}
