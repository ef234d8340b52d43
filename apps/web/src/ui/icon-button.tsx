import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** The accessible name; also the tooltip. */
  label: string;
  /** `text` gives the name as hidden text: next to a field, an `aria-label` with nearly the same words would match the field's label. */
  named?: 'label' | 'text';
}

/** A 44 px square with a drawing and a name. */
export function IconButton({ icon, label, named = 'label', className, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={named === 'label' ? label : undefined}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink',
        'hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
    >
      <Icon name={icon} />
      {named === 'text' && <span className="sr-only">{label}</span>}
    </button>
  );
}
