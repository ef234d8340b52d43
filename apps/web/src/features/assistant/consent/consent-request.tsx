import { useId } from 'react';
import { useT } from '../../../lib/i18n/use-t.ts';
import { Link } from '../../../lib/router/link.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useRestoredFocus } from '../../../ui/use-restored-focus.ts';
import { useSetConsentMutation } from '../assistant.api.ts';

interface Props {
  /** The page of the account is opened: on a small screen the window makes room. */
  onLeave: () => void;
}

/** Asks a farmer, once, whether the language model may see the accounts; then says where that can be changed. */
export function ConsentRequest({ onLeave }: Props) {
  const t = useT('assistant');
  const heading = useId();
  const [decide, { data, isLoading, isError }] = useSetConsentMutation();
  const box = useRestoredFocus<HTMLElement>();
  if (data)
    return (
      <section ref={box} className="border-t border-line px-4 py-2 text-sm">
        <p role="status">
          {t(data.books ? 'consent.allowedNow' : 'consent.declinedNow')}{' '}
          <Link
            to="/application/change-password"
            onClick={() => matchMedia('(max-width: 767px)').matches && onLeave()}
            className="font-medium text-brand underline"
          >
            {t('consent.toAccount')}
          </Link>
        </p>
      </section>
    );
  return (
    <section
      ref={box}
      aria-labelledby={heading}
      className="flex max-h-[50%] flex-col gap-2 overflow-y-auto border-t border-line px-4 py-3"
    >
      <h3 id={heading} className="font-bold">
        {t('consent.question')}
      </h3>
      <p className="text-sm">{t('consent.text')}</p>
      {isError && <Alert>{t('consent.failed')}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button busy={isLoading} onClick={() => void decide({ books: true })}>
          {t('consent.allow')}
        </Button>
        <Button look="plain" disabled={isLoading} onClick={() => void decide({ books: false })}>
          {t('consent.decline')}
        </Button>
      </div>
    </section>
  );
}
