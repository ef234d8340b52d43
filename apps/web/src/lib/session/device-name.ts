import { holdText, readText } from '../storage/storage.ts';

const KEY = 'device';
const BYTES = 16;

/**
 * This browser's own random name, by which the server knows it again at the next sign-in and warns the farmer of every
 * other one. It stays after a sign-out: it says nothing of who signed in.
 */
export function deviceName(): string {
  const kept = readText(KEY);
  if (kept) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  holdText(KEY, made);
  return made;
}
