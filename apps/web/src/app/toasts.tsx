import { lazy, Suspense } from 'react';
import { useToastWanted } from '../ui/toast.ts';

const ToastHost = lazy(() => import('../ui/toast-host.tsx'));

/** The toasts' host, from the first toast on. */
export function Toasts() {
  const wanted = useToastWanted();
  return <Suspense fallback={null}>{wanted && <ToastHost />}</Suspense>;
}
