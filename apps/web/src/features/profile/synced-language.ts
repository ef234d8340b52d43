import { PERSONAL_KEY_PREFIX, readText, writeText } from '../../lib/storage/storage.ts';

const KEY = `${PERSONAL_KEY_PREFIX}told-language`;
/** What an account speaks until it is told. */
const FIRST = 'en';

/** The language that this device last told the account. */
export function syncedLanguage(): string {
  return readText(KEY) ?? FIRST;
}

export function storeSyncedLanguage(language: string): void {
  writeText(KEY, language);
}
