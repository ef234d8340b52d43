import { useT } from '../../lib/i18n/use-t.ts';
import { NavLink } from '../../lib/router/link.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { TOP_LINKS } from './nav-links.ts';

/** Bottom navigation with the most used pages, on phones only. */
export function BottomBar() {
  const t = useT('shell');
  return (
    <nav
      aria-label={t('main')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex">
        {TOP_LINKS.map(({ path, key, icon }) => (
          <li key={path} className="min-w-0 flex-1">
            <NavLink
              to={`/application/${path}`}
              className={({ isActive }) =>
                cx(
                  'flex min-h-15 flex-col items-center justify-center gap-0.5 text-xs font-medium',
                  isActive ? 'text-brand' : 'text-muted',
                )
              }
            >
              <Icon name={icon} className="size-6" />
              <span className="max-w-full truncate px-1">{t(key)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
