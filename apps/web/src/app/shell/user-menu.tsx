import { useState } from 'react';
import { useUserNameQuery } from '../../entities/farmer/profile.api.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { useFarmerName } from '../../lib/session/tokens.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Optional } from '../../ui/optional.tsx';
import { Popover, popoverItemClass } from '../../ui/popover.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';

const LogoutDialog = lazyWithRetry(() => import('../../features/auth/logout-dialog.tsx'));

const LINKS = [
  { to: '/application/profile-view', key: 'user.profile', icon: 'user' },
  { to: '/application/farm', key: 'user.farm', icon: 'field' },
  { to: '/application/change-password', key: 'user.password', icon: 'lock' },
  { to: '/change-language', key: 'user.language', icon: 'language' },
] as const;

/** The greeting and the user menu. */
export function UserMenu() {
  const t = useT('shell');
  const name = useFarmerName();
  const [asking, setAsking] = useState<boolean | null>(null);
  useUserNameQuery();
  const greeting = t('hello', { name });
  return (
    <>
      <Popover
        button={
          <>
            <Icon name="user" className="size-6" />
            <span className="max-w-40 truncate font-medium max-lg:sr-only xl:max-w-72">
              {greeting}
            </span>
            <Icon name="chevron-down" className="size-4 max-lg:hidden" />
          </>
        }
      >
        {(close) => (
          <>
            <ul>
              {LINKS.map(({ to, key, icon }) => (
                <li key={to}>
                  <Link to={to} onClick={close} className={popoverItemClass}>
                    <Icon name={icon} />
                    {t(key)}
                  </Link>
                </li>
              ))}
            </ul>
            <ThemeSwitch />
            <button
              type="button"
              className={`${popoverItemClass} mt-1 text-danger`}
              onClick={() => {
                close();
                setAsking(true);
              }}
            >
              <Icon name="logout" />
              {t('user.logout')}
            </button>
          </>
        )}
      </Popover>
      <Optional>
        {asking !== null && <LogoutDialog open={asking} onClose={() => setAsking(false)} />}
      </Optional>
    </>
  );
}
