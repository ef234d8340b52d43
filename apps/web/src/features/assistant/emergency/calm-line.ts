const NUMBER =
  /(?<![\d-])(1800-?116-?117|14416|1962|1098|1091|1033|112|108|102|101|100|181)(?![\d-])/;

/** The first line of an answer to a suspected emergency says whom to call; the rest answers the question. */
export function splitCalmLine(text: string): [line: string, rest: string] {
  const end = text.indexOf('\n');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1).trimStart()];
}

/** The number that a calm line names; 112 where it names none. */
export const numberIn = (line: string): string => NUMBER.exec(line)?.[1] ?? '112';
