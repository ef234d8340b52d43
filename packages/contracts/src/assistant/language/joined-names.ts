/** Names that are also written as two words, of which one alone means another thing. */
const PARTED: readonly (readonly [RegExp, string])[] = [
  [/\bpigeon[ -]+pea/gi, 'pigeonpea'],
  [/\bchick[ -]+pea/gi, 'chickpea'],
  [/\bsoya?[ -]+bean/gi, 'soybean'],
  [/\bground[ -]+nut/gi, 'groundnut'],
  [/\bsugar[ -]+cane/gi, 'sugarcane'],
  [/\bwater[ -]+melon/gi, 'watermelon'],
  [/\bration[ -]+card/gi, 'rationcard'],
  [/(?:राशन|रेशन)[ -]+कार्ड/g, 'राशनकार्ड'],
];

/** The question with such names written as one word. */
export const joinNames = (question: string): string =>
  PARTED.reduce((text, [parted, joined]) => text.replace(parted, joined), question);
