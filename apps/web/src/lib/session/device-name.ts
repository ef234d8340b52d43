import { hex } from '../hex.ts';
import { holdText, readText } from '../storage/storage.ts';

const KEY = 'device';
const BYTES = 16;

/**
 * A random id of this browser, by which the server recognises it at sign-in and warns the farmer of
 * new devices. It survives sign-out: it does not identify the farmer.
 */
export function deviceName(): string {
  const kept = readText(KEY);
  if (kept) return kept;
  const made = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  holdText(KEY, made);
  return made;
}
