import { useState } from 'react';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { useLocation } from '../../lib/router/router.tsx';
import { useSignedIn } from '../../lib/session/tokens.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { rememberSaid, wasSaid } from './said-screens.ts';

/** One line over a screen: no speaker has read the language yet. Once closed it does not return to that screen. */
export default function UnreviewedLine() {
  const t = useT('suggestions');
  const common = useT('common');
  const language = useLanguage();
  const { pathname } = useLocation();
  const signedIn = useSignedIn();
  const [, setClosed] = useState('');
  if (wasSaid(language, pathname)) return null;
  const close = (): void => {
    rememberSaid(language, pathname);
    setClosed(language + pathname);
  };
  return (
    <div
      role="note"
      aria-label={t('unreviewed.name')}
      className="flex items-center gap-1 rounded-control bg-info-soft ps-4 text-sm text-info print:hidden"
    >
      <p className="min-w-0 flex-1 py-2">
        {t('unreviewed.text')}{' '}
        {signedIn && (
          <Link to="/application/suggest-word" className="font-semibold underline">
            {t('title')}
          </Link>
        )}
      </p>
      <IconButton icon="close" label={common('close')} onClick={close} />
    </div>
  );
}
