/** What a browser that refuses local storage did not take and what is needed all the same, such as the session. */
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

/** Keeps a text; answers whether the browser took it. */
export function writeText(key: string, value: string): boolean {
  try {
    globalThis.localStorage.setItem(key, value);
    refused.delete(key);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a text that nothing works without: where the browser does not take it, as long as the page is open. */
export function holdText(key: string, value: string): void {
  if (!writeText(key, value)) refused.set(key, value);
}

export function removeKey(key: string): void {
  refused.delete(key);
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
