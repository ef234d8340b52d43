import { PERSONAL_KEY_PREFIX, readText, removeKey } from '../storage/storage.ts';

/** Where earlier versions of the app noted how many scans waited outside the outbox. */
const KEY = `${PERSONAL_KEY_PREFIX}unsent-scans`;

export const hasOldScans = (): boolean => readText(KEY) !== null;

export const noOldScans = (): void => removeKey(KEY);
