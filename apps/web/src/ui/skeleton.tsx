import { cx } from './class-names.ts';

/** A grey shape where text or a picture will stand; decoration only. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cx('animate-pulse rounded-control bg-sunken', className)} />
  );
}
