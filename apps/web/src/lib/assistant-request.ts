import { createSignal } from './signal.ts';

const signal = createSignal();
let begun: string | null = null;

/** Opens the assistant with the beginning of a question, which the farmer goes on with. */
export function askAssistant(beginning: string): void {
  begun = beginning;
  signal.emit();
}

/** The beginning of a question that was asked for; null when there is none, or it was taken. */
export function takeBeginning(): string | null {
  const taken = begun;
  begun = null;
  return taken;
}

/** Calls back when a screen wants the assistant; answers how to stop that. */
export const onAssistantRequest = signal.subscribe;
