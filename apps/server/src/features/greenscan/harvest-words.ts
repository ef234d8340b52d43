/** A pattern over words that may be typed in composed or decomposed letters. */
const words = (pattern: string) => new RegExp(pattern.normalize('NFC'), 'iu');

/** Words that mean bringing in a crop whatever stands beside them, in four languages and Latin letters. */
const HARVEST = words(
  [
    'harvest|reap(ing|ed)?\\b|\\bpluck|\\bpicking\\b',
    'कटाई|कटनी|तुड़ाई|तोड़ाई|चुनाई|बिनाई|लुनाई',
    'काढणी|कापणी|तोडणी|तोडा\\b|वेचणी|खुडणी|सोंगणी',
    'కోత(?!ి|ు)|కోయ(?!ి)|కోసి|కోసే|కోసుకో|తెంప|తెంచ',
    '\\b(katai|katni|tudai|todai|chunai|kapani|kapni|kadhani|kadhni|todani|todni|vechani|vechni)\\b',
    '\\b(koyadam|koyali|kosi|kothalu|kotalu)\\b',
    // "vari kota" is a rice harvest, "at Kota" a town.
    '(?<!\\b(at|in|to|from)\\s)\\bkoth?a(?=\\s*$|\\s+(pani|panulu|chey))',
  ].join('|'),
);

/** Words for bringing in a crop that mean other work too: they count beside a crop or its produce. */
const MAYBE_HARVEST = words(
  [
    '\\bpick(s|ed)?\\b(?!\\s+up)|\\b(dig|digs|digging|dug|lift|lifting|cut|cuts|cutting|pull|pulling)\\b|\\buproot',
    '\\b(khudai|todna|katna|chunna|ukhadna|nikalna|tavvadam|eradam|teeyadam)\\b',
    'काट|तोड़|खुदाई|खोद|उखाड़|निकाल|बीन(ना|ें)|चुन',
    'काढ(णे|ा|ू|ायच)|काप(णे|ा|ू|ायच)(?!स|ूस)|तोड(णे|ा|ू|ायच)|वेच(णे|ा|ू|ायच)|खण|उपट',
    'ఏర(డం|ాలి|ి|ు)|తవ్వ|పీక|తీయ|తీస',
  ].join('|'),
);

const PRODUCE = words(
  '\\b(crops?|fruits?|leaves|pods?|bolls?|vegetables?|flowers?|tubers?|bulbs?|cobs?|bunch(es)?)\\b|फसल|फल|सब्ज|पत्त|कंद|पीक|फळ|भाजी|शेंग|बोंड|కాయ|పంట|పండ|గడ్డలు|ఆకులు',
);

/** What is cut, dug or pulled beside the crop, together with the word for doing it. */
const OTHER_WORK = new RegExp(
  [
    '\\b(cut|cutting|dig|digging|dug|pull|pulling|lift|lifting|pick|uproot|uprooting)\\s+((out|up|down|off|back|the|a|an|all|some|old|new|dead|dry|dried|deep|sick|infected)\\s+)*(weeds?|grass|fodder|branch(es)?|twigs?|suckers?|stubble|residues?|pits?|holes?|wells?|ponds?|trench(es)?|channels?|drains?|bores?|soil|seeds?|pump|water)\\b',
    '(खरपतवार|घास|चारा|टहनी|टहनियाँ|डाल|डालियाँ|गड्ढा|गड्ढे|गड्ढों|नाली|नालियाँ|कुआँ|कुएँ|तालाब|बीज)\\s+((की|का|के|को)\\s+)?(काट|तोड़|खुदाई|खोद|उखाड़|निकाल|चुन)',
    '(तण|गवत|चारा|फांद्या|खड्डा|खड्डे|विहीर|शेततळे|चर|बियाणे)\\s+(काढ|काप|तोड|खण|उपट|निवड|वेच)',
    '(కలుపు|గడ్డి|కొమ్మలు|గుంత|గుంతలు|బావి|కాలువ|కాలువలు|చెరువు|రాళ్లు)\\s+(తీయ|తీస|పీక|తవ్వ|ఏర)',
  ]
    .join('|')
    .normalize('NFC'),
  'giu',
);

/**
 * True when a task's name speaks of harvesting; `namesCrop` says whether it names one. A word that
 * means other work too counts when it stands alone, beside a crop or beside its produce.
 */
export function speaksOfHarvest(name: string, namesCrop: (text: string) => boolean): boolean {
  const said = name.normalize('NFC').trim();
  if (HARVEST.test(said)) return true;
  const rest = said.replace(OTHER_WORK, ' ');
  if (!MAYBE_HARVEST.test(rest)) return false;
  return !/\s/.test(said) || PRODUCE.test(rest) || namesCrop(rest);
}
