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

/** A pause in typing after which what stands in a field is taken. */
const TYPING_PAUSE_MS = 400;

/** A value once it has not changed for a while, so that what depends on it is requested once a pause and not once a letter. */
export function useSettled<Value>(value: Value, afterMs: number = TYPING_PAUSE_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
