import { LANGUAGES } from '@ankur/languages/languages';
import { useState } from 'react';
import { setLanguage, useLanguage } from '../lib/i18n/language-store.ts';
import { useT } from '../lib/i18n/use-t.ts';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';

type Wish = { language: (typeof LANGUAGES)[number]; is: 'coming' | 'failed' };

export default function ChangeLanguagePage() {
  const t = useT('common');
  const current = useLanguage();
  const [wish, setWish] = useState<Wish | null>(null);
  const choose = (language: Wish['language']): void => {
    const settle = (next: Wish | null) =>
      setWish((now) => (now?.language === language ? next : now));
    setWish({ language, is: 'coming' });
    setLanguage(language.code).then(
      () => settle(null),
      () => settle({ language, is: 'failed' }),
    );
  };
  return (
    <Page title={t('language.title')} lead={t('language.lead')}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {LANGUAGES.map((language) => {
          const { code, own_name } = language;
          const coming = wish?.is === 'coming' && wish.language === language;
          return (
            <li key={code}>
              <button
                type="button"
                lang={code}
                aria-pressed={code === current}
                aria-busy={coming}
                onClick={() => choose(language)}
                className={cx(
                  'flex min-h-16 w-full items-center justify-between rounded-card border-2 bg-surface px-5 text-lg font-semibold',
                  code === current
                    ? 'border-brand text-brand'
                    : 'border-line hover:border-line-strong',
                )}
              >
                {own_name}
                {coming ? (
                  <Spinner className="size-6" />
                ) : (
                  code === current && <Icon name="check" className="size-6" />
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {wish?.is === 'failed' ? (
        <p role="alert" className="font-medium text-danger">
          {t('language.failed', { name: wish.language.own_name })}
        </p>
      ) : (
        <p role="status" className="text-muted">
          {t('language.now')}
        </p>
      )}
    </Page>
  );
}
