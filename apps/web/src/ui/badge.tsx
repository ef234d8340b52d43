import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type Tone = 'neutral' | 'good' | 'warn' | 'danger' | 'info';

const TONES: Readonly<Record<Tone, string>> = {
  neutral: 'bg-sunken text-ink',
  good: 'bg-brand-soft text-brand-strong',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
};

/** A short word about a thing's state. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-medium',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
