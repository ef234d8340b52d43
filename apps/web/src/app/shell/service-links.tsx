import { useT } from '../../lib/i18n/use-t.ts';
import { NavLink } from '../../lib/router/link.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { SERVICES } from './nav-links.ts';

interface Props {
  /** Shows icons only; the names stay for screen readers. */
  compact?: boolean;
  onChoose?: () => void;
}

/** The list of all services, for the sidebar and for the phone's drawer. */
export function ServiceLinks({ compact = false, onChoose }: Props) {
  const t = useT('shell');
  return (
    <ul className="flex flex-col gap-0.5">
      {SERVICES.map(({ path, key, icon }) => (
        <li key={path}>
          <NavLink
            to={`/application/${path}`}
            onClick={onChoose}
            title={compact ? t(key) : undefined}
            className={({ isActive }) =>
              cx(
                'flex min-h-11 items-center gap-3 text-sm font-medium',
                compact ? 'justify-center' : 'px-3',
                isActive ? 'bg-brand-soft text-brand-strong' : 'text-ink hover:bg-sunken',
              )
            }
          >
            <Icon name={icon} />
            <span className={compact ? 'sr-only' : 'leading-tight'}>{t(key)}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
