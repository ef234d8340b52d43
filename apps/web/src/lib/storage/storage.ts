/** In-memory fallback for essential values, such as the session, without local storage. */
const refused = new Map<string, string>();

/** Local storage that never throws, in private windows and on full disks neither. */
export function readText(key: string): string | null {
  const here = refused.get(key);
  if (here !== undefined) return here;
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text; returns whether that succeeded. */
export function writeText(key: string, value: string): boolean {
  try {
    globalThis.localStorage.setItem(key, value);
    refused.delete(key);
    return true;
  } catch {
    return false;
  }
}

/** Stores an essential text; in memory while the page is open when the browser refuses. */
export function holdText(key: string, value: string): void {
  if (!writeText(key, value)) refused.set(key, value);
}

export function removeKey(key: string): void {
  refused.delete(key);
  try {
    globalThis.localStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}

/** Reads JSON and validates it by `parse`; null when invalid. */
export function readJson<T>(key: string, parse: (value: unknown) => T | null): T | null {
  const text = readText(key);
  if (text === null) return null;
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function writeJson(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}

/** Prefix of keys with personal data, which logout removes. */
export const PERSONAL_KEY_PREFIX = 'my:';

export function removePersonalKeys(): void {
  try {
    const keys = Object.keys(globalThis.localStorage);
    for (const key of keys) if (key.startsWith(PERSONAL_KEY_PREFIX)) removeKey(key);
  } catch {
    // nothing was stored
  }
}
