import { useEffect, useState } from 'react';

/** The one place in the browser that reads the clock; milliseconds since 1970. */
export function nowMs(): number {
  return Date.now();
}

/** The current time, refreshed every `intervalMs` (default 1 s) while the component is shown. */
export function useNow(intervalMs = 1000): Date {
  const [time, setTime] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setTime(nowMs()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return new Date(time);
}
