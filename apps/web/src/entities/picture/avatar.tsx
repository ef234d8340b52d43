import type { ComponentProps } from 'react';
import { cx } from '../../ui/class-names.ts';
import { DEFAULT_PROFILE_IMAGE } from '../../ui/picture.tsx';
import { SparingPicture } from './sparing-picture.tsx';

interface Props extends Omit<ComponentProps<typeof SparingPicture>, 'alt' | 'fallback'> {
  /** Empty where the name stands beside it. */
  alt?: string;
}

/** The round picture of a person. */
export function Avatar({ alt = '', className = 'size-9', ...picture }: Props) {
  return (
    <SparingPicture
      {...picture}
      alt={alt}
      fallback={DEFAULT_PROFILE_IMAGE}
      className={cx(className, 'rounded-full')}
    />
  );
}
