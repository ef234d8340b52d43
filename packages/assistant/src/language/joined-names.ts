import { detectLanguage } from './detect-language.ts';

/** Names that are also written as two words, of which one alone means another thing, and the other way round. */
const PARTED: readonly (readonly [RegExp, string])[] = [
  [/\bcreditcard/gi, 'credit card'],
  [/\bpigeon[ -]+pea/gi, 'pigeonpea'],
  [/\bchick[ -]+pea/gi, 'chickpea'],
  [/\bsoya?[ -]+bean/gi, 'soybean'],
  [/\bground[ -]+nut/gi, 'groundnut'],
  [/\bsugar[ -]+cane/gi, 'sugarcane'],
  [/\bwater[ -]+melon/gi, 'watermelon'],
  [/\bration[ -]+card/gi, 'rationcard'],
  // A cow that is "in heat" does not suffer from it.
  [
    /\b(com(?:e|es|ing)|came|not|is) (?:in|into|to|on) heat\b(?! ?(?:stress|stroke|wave))/gi,
    '$1 estrus',
  ],
  [/\b(?:patta|band)[ -]+(?:gobh?i|gobhee)\b/gi, 'pattagobi'],
  [/(?:पत्ता|बंद)[ -]+गोभी/g, 'पत्तागोभी'],
  [/\bpm[ -]*kish?an\b/gi, 'pmkisan'],
  [/पी\.? ?एम\.?[ -]*किसान/g, 'pmkisan'],
  [/పీ\.? ?ఎం\.?[ -]*కిసాన్/g, 'pmkisan'],
  // Hindi "to make" in Latin letters, beside the words that only a verb has.
  [
    /\b(kaise|kese|ko) banana\b|\bbanana (?=hai\b|sikha|chahiye|chahta|kaise|batao|bataiye)/gi,
    '$1 banane ',
  ],
  [/(?:राशन|रेशन)[ -]+कार्ड/g, 'राशनकार्ड'],
];

/** Hindi's banana, which is Marathi's "did"; that one stands last. */
const HINDI_BANANA = /^\s*(?:केल(?:ा|े|ों)|kel[ae])(?=\s|$)|(?<=\s)(?:केल(?:ा|े|ों)|kel[ae])(?=\s+\S)/gi;

/** The question with such names written as one word, and as one that means nothing else. */
export function joinNames(question: string): string {
  const joined = PARTED.reduce((text, [parted, name]) => text.replace(parted, name), question);
  return detectLanguage(question) === 'hi' ? joined.replace(HINDI_BANANA, 'banana') : joined;
}
