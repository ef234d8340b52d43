import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Spinner } from './spinner.tsx';
import { useBusyFocus } from './use-busy-focus.ts';

interface Props extends Omit<ComponentProps<'button'>, 'ref'> {
  look?: ButtonLook;
  icon?: IconName;
  /** Shows a spinner and ignores clicks while a request is in flight. */
  busy?: boolean;
}

export function Button({ look, icon, busy, className, children, disabled, ...rest }: Props) {
  const own = useBusyFocus(disabled || busy || false);
  return (
    <button
      ref={own}
      type="button"
      {...rest}
      className={buttonClass(look, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
