import { useT } from '../../lib/i18n/use-t.ts';
import { PurposeList } from './purpose-list.tsx';

/** The notice in the sign-up form, above the consent. */
export function SignUpNotice() {
  const t = useT('privacy');
  return (
    <section
      aria-label={t('notice.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable
      tabIndex={0}
      className="max-h-44 overflow-y-auto rounded-control bg-sunken p-3 text-sm"
    >
      <p className="mb-2">{t('notice.lead')}</p>
      <PurposeList />
      <p className="mt-2">{t('notice.whole')}</p>
    </section>
  );
}
