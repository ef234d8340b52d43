/** Zeros of the scripts of India; the ten digits of a script have consecutive code points. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66,
];

/** A text with the digits of India's scripts written as 0–9. */
export const asciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero ? `${code - zero}` : digit;
  });
