/** Case endings that Marathi and Telugu write onto the word, and plural endings of Hindi, in Latin letters. */
const ENDINGS: readonly string[] = [
  // Marathi, of several first
  'ansathi',
  'anchya',
  'ancha',
  'anche',
  'anchi',
  'anna',
  'anvar',
  'khali',
  'javala',
  'kaduna',
  'paryanta',
  'lelya',
  'lela',
  'leli',
  'lele',
  'toya',
  'teya',
  'nya',
  'sathi',
  'pasun',
  'madhye',
  'madhe',
  'vareel',
  'varil',
  'vara',
  'var',
  'mule',
  'chya',
  'cha',
  'che',
  'chi',
  'hun',
  'nna',
  'la',
  'ne',
  'ni',
  'ta',
  'at',
  't',
  // Telugu
  'kayalaku',
  'kayalu',
  'kaya',
  'kosama',
  'kosam',
  'lalo',
  'laku',
  'lanu',
  'lapai',
  'lato',
  'nundi',
  'nunchi',
  'lo',
  'ku',
  'ki',
  'nu',
  'ni',
  'tho',
  'to',
  'pai',
  'lu',
  'la',
  'mu',
  // Hindi
  'iyon',
  'iyan',
  'yon',
  'yan',
  'on',
  'en',
];

const SORTED = [...new Set(ENDINGS)].sort((a, b) => b.length - a.length);
const SHORTEST_STEM = 3;

/** The word without its case ending; null when it has none or too little would be left. */
export function withoutEnding(roman: string): string | null {
  for (const ending of SORTED) {
    if (roman.endsWith(ending) && roman.length - ending.length >= SHORTEST_STEM) {
      return roman.slice(0, -ending.length);
    }
  }
  return null;
}

/** English word without plural and verb endings. */
export function englishStem(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(ing|ed|es|s|ly|er)$/, (ending, _kind, at: number) => (at >= 3 ? '' : ending))
    .replace(/(.)\1$/, '$1')
    .replace(/e$/, '');
}
