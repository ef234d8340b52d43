import letters from '../../data/learned-letters.json' with { type: 'json' };

/** The scripts of India have their letters in one order, each in a block of so many, from Devanagari's on. */
const DEVANAGARI = 0x0900;
const BLOCK = 0x80;
const MALAYALAM = 0x0d00;
const TELUGU = 0x0c00;

/** Letters that stand outside that order, and those of Urdu. */
const OTHERS: Readonly<Record<string, string>> = letters;
const UNLEARNED = /[\u0600-\u06FF\u0980-\u0BFF\u0C80-\u0D7F]/;

function learnedLetter(letter: string): string {
  const other = OTHERS[letter];
  if (other !== undefined) return other;
  const code = letter.codePointAt(0) ?? 0;
  const block = code - (code % BLOCK);
  const isIndian = block > DEVANAGARI && block <= MALAYALAM && block !== TELUGU;
  return isIndian ? String.fromCharCode(DEVANAGARI + (code % BLOCK)) : letter;
}

/**
 * A message in one of the scripts whose letters the classifier does not know, letter by letter in Devanagari, as it was
 * taught them: many words of danger are the same in the languages of India. Null when it knows all letters.
 */
export function inLearnedScript(message: string): string | null {
  if (!UNLEARNED.test(message)) return null;
  return [...message.normalize('NFC')].map(learnedLetter).join('');
}
