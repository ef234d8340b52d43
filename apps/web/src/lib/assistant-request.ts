import { createSignal } from './signal.ts';

const signal = createSignal();
let begun: string | null = null;

/** Opens the assistant with a prefilled question. */
export function askAssistant(beginning: string): void {
  begun = beginning;
  signal.emit();
}

/** The prefilled question, once; null when there is none. */
export function takeBeginning(): string | null {
  const taken = begun;
  begun = null;
  return taken;
}

/** Subscribes to requests to open the assistant; returns the unsubscribe function. */
export const onAssistantRequest = signal.subscribe;
