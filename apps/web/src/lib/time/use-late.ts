import { useEffect, useState } from 'react';

/** Whether waiting for `what` has taken longer than `afterMs`; restarts when `what` changes. */
export function useLate(what: string, afterMs: number): boolean {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLate(what), afterMs);
    return () => clearTimeout(timer);
  }, [what, afterMs]);
  return late === what;
}
