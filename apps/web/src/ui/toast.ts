import { useSyncExternalStore } from 'react';
import { createSignal } from '../lib/signal.ts';
import type { ToastKind } from './toast-host.tsx';

const signal = createSignal();
let wanted = false;

async function show(kind: ToastKind, text: string): Promise<void> {
  wanted = true;
  signal.emit();
  const host = await import('./toast-host.tsx').catch(() => null);
  host?.popUp(kind, text);
}

/** Toasts at the top right for 5 s; the library is imported with the first one. */
export const toast = {
  success: (text: string): void => void show('success', text),
  error: (text: string): void => void show('error', text),
  info: (text: string): void => void show('info', text),
};

/** Whether a toast was ever shown, so that the host must be rendered. */
export function useToastWanted(): boolean {
  return useSyncExternalStore(
    signal.subscribe,
    () => wanted,
    () => false,
  );
}
