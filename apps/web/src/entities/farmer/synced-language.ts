import { PERSONAL_KEY_PREFIX, readText, writeText } from '../../lib/storage/storage.ts';

const KEY = `${PERSONAL_KEY_PREFIX}told-language`;
/** The default language of an account. */
const FIRST = 'en';

/** The language last sent to the account by this device. */
export function syncedLanguage(): string {
  return readText(KEY) ?? FIRST;
}

export function storeSyncedLanguage(language: string): void {
  writeText(KEY, language);
}
