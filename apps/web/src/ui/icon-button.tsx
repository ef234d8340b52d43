import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** The accessible name; also the tooltip. */
  label: string;
}

/** A 44 px square with a drawing and a name. */
export function IconButton({ icon, label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(
        'inline-flex size-11 items-center justify-center rounded-control text-ink',
        'hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
