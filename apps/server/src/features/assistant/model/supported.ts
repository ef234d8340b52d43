const CITATION = /\[(\d{1,2})\]/g;
const NUMBER = /\d+(?:[.,]\d+)*/g;

const figures = (text: string): string[] =>
  (text.replace(CITATION, '').match(NUMBER) ?? []).map((figure) => figure.replaceAll(',', ''));

/** Indian digits as Latin ones, so that figures can be compared. */
function latinDigits(text: string): string {
  return text
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[\u0C66-\u0C6F]/g, (digit) => String(digit.charCodeAt(0) - 0x0c66));
}

/**
 * The sentences of a generated answer that may be shown: each names a source that exists, and every figure
 * in it stands in one of the sources it names. Everything else is withheld.
 */
export function supportedSentences(generated: string, sources: readonly string[]): string[] {
  const texts = sources.map((source) => new Set(figures(latinDigits(source))));
  return latinDigits(generated)
    .replace(/([.!?।])\s*((?:\[\d{1,2}\]\s*)+)/g, ' $2$1 ')
    .split(/(?<=[.!?।])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const named = [...sentence.matchAll(CITATION)].map((match) => Number(match[1]));
      if (named.length === 0 || named.some((n) => n < 1 || n > sources.length)) return false;
      return figures(sentence).every((figure) => named.some((n) => texts[n - 1]?.has(figure)));
    });
}
