import { useEffect } from 'react';
import { useOnline } from '../lib/online/use-online.ts';
import { useUnsentScans } from '../lib/session/unsent.ts';
import { store } from './store.ts';

/** A network that is said to be there may lead nowhere, so it is tried again. */
const AGAIN_MS = 60_000;

async function send(): Promise<void> {
  try {
    const { sendScans } = await import('../features/greenscan/send-scans.ts');
    await sendScans(store.dispatch);
  } catch {
    // not even the sender came through; it is tried again
  }
}

/** Sends what a farmer scanned without a network as soon as there is one, on whatever page. */
export function useSendScans(signedIn: boolean): void {
  const unsent = useUnsentScans();
  const online = useOnline();
  const due = signedIn && online && unsent > 0;
  useEffect(() => {
    if (!due) return;
    void send();
    const timer = setInterval(() => void send(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [due]);
}
