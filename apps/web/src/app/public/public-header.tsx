import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { useFarmerName, useSignedIn } from '../../lib/session/tokens.ts';
import { Logo } from './logo.tsx';
import { GlobeMark, PinMark } from './marks.tsx';

/** The header of public pages; on the landing page with a city. */
export function PublicHeader({ city }: { city?: string }) {
  const t = useT('landing');
  const signedIn = useSignedIn();
  const name = useFarmerName();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface max-[19.9rem]:static print:hidden">
      <nav
        aria-label={t('nav.main')}
        className="mx-auto flex min-h-14 max-w-6xl items-center gap-1 px-3 max-[19.9rem]:flex-wrap sm:gap-3 sm:px-4"
      >
        <Link to="/" aria-label={t('nav.logo')} className="flex min-h-11 min-w-11 items-center">
          <Logo />
        </Link>
        {city && (
          <span className="flex items-center gap-1 text-sm text-muted">
            <PinMark />
            <span className="sr-only">{t('nav.location')} </span>
            <span>{city}</span>
          </span>
        )}
        <Link
          to="/change-language"
          aria-label={t('nav.language')}
          title={t('nav.language')}
          className="ms-auto flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken"
        >
          <GlobeMark />
        </Link>
        <Link
          to={signedIn ? '/application/profile-view/' : '/auth'}
          className="flex min-h-11 max-w-44 min-w-0 items-center rounded-control px-2 text-sm font-semibold sm:text-base text-brand hover:bg-brand-soft"
        >
          <span className="line-clamp-2 text-center">
            {signedIn ? t('nav.hello', { name }) : t('nav.signIn')}
          </span>
        </Link>
      </nav>
    </header>
  );
}
