// Zeros of the scripts' digits; the ten digits of a script have consecutive code points.
const ZEROS = [0x0966, 0x0c66];

/** A text with Devanagari and Telugu digits written as 0–9. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0966-\u096f\u0c66-\u0c6f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((z0) => code >= z0 && code < z0 + 10) ?? code;
    return String(code - zero);
  });
}
