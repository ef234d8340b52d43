import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

interface Props {
  title: ReactNode;
  /** An anchor such as `irrigation`. */
  id?: string;
  icon?: IconName;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A region with its heading. Takes the focus when the focused element inside is removed. */
export function Card({ title, id, icon, actions, children, className }: Props) {
  const headingId = useId();
  const box = useRestoredFocus<HTMLElement>();
  return (
    <section
      ref={box}
      id={id}
      aria-labelledby={headingId}
      className={cx('rounded-card border border-line bg-surface p-4 shadow-card sm:p-5', className)}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId} className="flex items-center gap-2 text-lg font-bold">
          {icon && <Icon name={icon} className="size-6 text-brand" />}
          {title}
        </h2>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
