import { cx } from './class-names.ts';

/** Placeholder while text or a picture loads; decorative. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cx('animate-pulse rounded-control bg-sunken', className)} />
  );
}
