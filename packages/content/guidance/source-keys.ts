const SOURCE_KEY = /\s*\[([A-Z][A-Z0-9-]*)\]/g;

/** The source keys that a text cites, in the order of their first appearance. */
export function sourceKeysIn(text: string): string[] {
  return [...new Set([...text.matchAll(SOURCE_KEY)].map((match) => match[1] ?? ''))];
}

/** The text as it is read aloud or searched: without the bracketed source keys. */
export function withoutSourceKeys(text: string): string {
  return text.replace(SOURCE_KEY, '');
}
