import { useSyncExternalStore } from 'react';
import { todayLocal } from './local-date.ts';

const LOOK_MS = 30_000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Today in local time, `yyyy-mm-dd`; updates at midnight while the component is mounted. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, todayLocal, todayLocal);
}
