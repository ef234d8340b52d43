export interface TextPart {
  /** Offset of the part in the text. */
  at: number;
  text: string;
  marked: boolean;
}

/** Splits a text into matching and other parts, ignoring case. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const wanted = words.filter(Boolean).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (wanted.length === 0) return [{ at: 0, text, marked: false }];
  const parts: TextPart[] = [];
  let at = 0;
  for (const piece of text.split(new RegExp(`(${wanted.join('|')})`, 'giu'))) {
    const marked = parts.length % 2 === 1;
    parts.push({ at, text: piece, marked });
    at += piece.length;
  }
  return parts.filter((part) => part.text !== '');
}
