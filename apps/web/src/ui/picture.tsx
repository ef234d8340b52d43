import { useState } from 'react';
import { cx } from './class-names.ts';

/** Shown where a person's picture is missing or broken. */
export const DEFAULT_PROFILE_IMAGE = '/images/profile.svg';
/** Shown where any other picture is missing or broken. */
const DEFAULT_IMAGE = '/images/missing.svg';

interface Props {
  src: string | null | undefined;
  alt: string;
  fallback?: string;
  className?: string;
  /** Eager loading, for pictures above the fold. */
  eager?: boolean;
  onFail?: () => void;
}

type Phase = 'coming' | 'shown' | 'failed';

/** A picture that fades in, with a fallback when it cannot be loaded. */
export function Picture({ src, alt, fallback = DEFAULT_IMAGE, className, eager, onFail }: Props) {
  const [state, setState] = useState<{ src: typeof src; phase: Phase }>({ src, phase: 'coming' });
  const phase = state.src === src ? state.phase : 'coming';
  const missing = !src || phase === 'failed';
  return (
    <img
      src={missing ? fallback : src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={() => phase === 'coming' && setState({ src, phase: 'shown' })}
      onError={() => {
        if (missing) return;
        setState({ src, phase: 'failed' });
        onFail?.();
      }}
      className={cx(
        'bg-sunken object-cover transition-[filter] duration-300',
        !missing && phase === 'coming' && 'blur-sm',
        className,
      )}
    />
  );
}
