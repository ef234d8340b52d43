import { type ComponentProps, useState } from 'react';
import { useT } from '../lib/i18n/use-t.ts';
import { cx } from './class-names.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'children' | 'type'>, FieldProps {
  /** Shows the button that reveals the password. */
  toggle?: boolean;
}

export function PasswordField({
  label,
  hint,
  error,
  hideLabel,
  id,
  className,
  toggle = true,
  ...rest
}: Props) {
  const t = useT('common');
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel ?? false} id={id}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={cx(controlClass, toggle && 'pe-12', className)}
          />
          {toggle && (
            <IconButton
              icon={shown ? 'eye-off' : 'eye'}
              label={t(shown ? 'hidePassword' : 'showPassword')}
              named="text"
              className="absolute end-0 top-0"
              onClick={() => setShown(!shown)}
            />
          )}
        </div>
      )}
    </Field>
  );
}
