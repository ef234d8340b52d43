import { setLanguage, useLanguage } from '../lib/i18n/language-store.ts';
import { LANGUAGES } from '../lib/i18n/languages.ts';
import { useT } from '../lib/i18n/use-t.ts';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';

export default function ChangeLanguagePage() {
  const t = useT('common');
  const current = useLanguage();
  return (
    <Page title={t('language.title')} lead={t('language.lead')}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {LANGUAGES.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              lang={code}
              aria-pressed={code === current}
              onClick={() => void setLanguage(code)}
              className={cx(
                'flex min-h-16 w-full items-center justify-between rounded-card border-2 bg-surface px-5 text-lg font-semibold',
                code === current
                  ? 'border-brand text-brand'
                  : 'border-line hover:border-line-strong',
              )}
            >
              {name}
              {code === current && <Icon name="check" className="size-6" />}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-muted">
        {t('language.now')}
      </p>
    </Page>
  );
}
