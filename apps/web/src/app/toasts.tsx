import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { Optional } from '../ui/optional.tsx';
import { useToastWanted } from '../ui/toast.ts';

const ToastHost = lazyWithRetry(() => import('../ui/toast-host.tsx'));

/** The toasts' host, from the first toast on. */
export function Toasts() {
  const wanted = useToastWanted();
  return <Optional>{wanted && <ToastHost />}</Optional>;
}
