import { useEffect, useState } from 'react';

/** Whether `what` is waited for longer than `afterMs` already; something else is counted anew. */
export function useLate(what: string, afterMs: number): boolean {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLate(what), afterMs);
    return () => clearTimeout(timer);
  }, [what, afterMs]);
  return late === what;
}
