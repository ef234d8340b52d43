/** Numbers of the emergency answers; a text with all of the first three is one of them. */
const MARKS = ['108', '112', '14416'];
const NUMBER = /(?<![\d-])(1800-180-1551|14416|1962|112|108)(?![\d-])/;

const CALL_CENTRE = '1800-180-1551';

/** Whether an answer sends the farmer to an expert, because nothing is known. */
export const sendsToExpert = (text: string): boolean =>
  text.includes(CALL_CENTRE) && !MARKS.every((number) => text.includes(number));

export interface Piece {
  /** Where the piece begins in the text. */
  at: number;
  text: string;
  /** What to dial; null for plain words. */
  dial: string | null;
}

/** Cuts an emergency answer at its helpline numbers, so that they can be called with a tap; other texts stay whole. */
export function withHelplines(text: string): Piece[] {
  if (!MARKS.every((number) => text.includes(number))) return [{ at: 0, text, dial: null }];
  let at = 0;
  return text.split(NUMBER).map((part, index) => {
    const piece = { at, text: part, dial: index % 2 === 1 ? part.replaceAll('-', '') : null };
    at += part.length;
    return piece;
  });
}
