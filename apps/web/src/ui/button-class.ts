import { cx } from './class-names.ts';

export type ButtonLook = 'primary' | 'accent' | 'plain' | 'quiet' | 'danger';

const LOOKS: Readonly<Record<ButtonLook, string>> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  accent: 'bg-accent text-on-accent hover:opacity-90',
  plain: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'text-brand hover:bg-brand-soft',
  danger: 'bg-danger text-on-danger hover:opacity-90',
};

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'primary', className?: string): string {
  return cx(
    'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-4 py-2',
    'text-center font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-60',
    LOOKS[look],
    className,
  );
}
