import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export type AlertTone = 'danger' | 'warn' | 'good' | 'info';

const LOOKS: Readonly<Record<AlertTone, readonly [string, IconName]>> = {
  danger: ['bg-danger-soft text-danger', 'warning'],
  warn: ['bg-warn-soft text-warn', 'warning'],
  good: ['bg-brand-soft text-brand-strong', 'check'],
  info: ['bg-info-soft text-info', 'info'],
};

interface Props {
  tone?: AlertTone;
  children: ReactNode;
  action?: ReactNode;
}

/** A message that interrupts (`danger`, role alert) or informs (role status). */
export function Alert({ tone = 'danger', children, action }: Props) {
  const [look, icon] = LOOKS[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx('flex flex-wrap items-center gap-3 rounded-control px-4 py-3', look)}
    >
      <Icon name={icon} />
      <div className={cx('min-w-0 flex-1 font-medium', Boolean(action) && 'basis-48')}>
        {children}
      </div>
      {action}
    </div>
  );
}
