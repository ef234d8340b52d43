/** Local storage that never throws: private windows and full disks read as empty. */
export function readText(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a text; answers whether the browser took it. */
export function writeText(key: string, value: string): boolean {
  try {
    globalThis.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeKey(key: string): void {
  try {
    globalThis.localStorage.removeItem(key);
  } catch {
    // nothing was kept, so nothing is left to remove
  }
}

/** Reads JSON and lets `parse` judge it at the door; anything unreadable is null. */
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

/** A feature's keys about one farmer begin with this; logout removes them all. */
export const PERSONAL_KEY_PREFIX = 'my:';

export function removePersonalKeys(): void {
  try {
    const keys = Object.keys(globalThis.localStorage);
    for (const key of keys) if (key.startsWith(PERSONAL_KEY_PREFIX)) removeKey(key);
  } catch {
    // nothing was kept, so nothing is left to remove
  }
}
