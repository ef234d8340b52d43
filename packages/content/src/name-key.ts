/**
 * Folds a written name to a comparison key: lower case, no accents, no Devanagari dots below, moons as
 * plain nasals (U+0901 as U+0902), "&" as "and", without the words "district" and "division" and without
 * anything but letters and digits of any script.
 */
export function nameKey(name: string): string {
  const folded = name.normalize('NFKD').replace(/[\u0300-\u036f\u093c]/g, '');
  return folded
    .toLowerCase()
    .replaceAll('\u0901', '\u0902')
    .replaceAll('&', ' and ')
    .replace(/\b(district|division)\b/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** Splits `Current|Other|Older` into its parts; the first is the name to show. */
export function splitNames(line: string): { name: string; aliases: string[] } {
  const [name = '', ...aliases] = line.split('|');
  return { name, aliases };
}
