/** Letters of Devanagari as they are written in Latin ones; consonants without their own a. */
const DEVANAGARI_CONSONANTS =
  'क k ख kh ग g घ gh ङ n च ch छ ch ज j झ jh ञ n ट T ठ Th ड D ढ Dh ण N त t थ th द d ध dh न n ऩ n प p फ ph ब b भ bh म m य y र r ऱ r ल l ळ L ऴ l व v श sh ष sh स s ह h';
const DEVANAGARI_VOWELS =
  'अ a आ A इ i ई i उ u ऊ u ऋ ri ऍ e ऎ e ए e ऐ ai ऑ o ऒ o ओ o औ au ॲ a ं n ँ n ः h';
const DEVANAGARI_SIGNS = 'ा A ि i ी i ु u ू u ृ ri ॅ e ॆ e े e ै ai ॉ o ॊ o ो o ौ au';

const TELUGU_CONSONANTS =
  'క k ఖ kh గ g ఘ gh ఙ n చ ch ఛ ch జ j ఝ jh ఞ n ట T ఠ Th డ D ఢ Dh ణ N త t థ th ద d ధ dh న n ప p ఫ ph బ b భ bh మ m య y ర r ఱ r ల l ళ L వ v శ sh ష sh స s హ h';
const TELUGU_VOWELS = 'అ a ఆ A ఇ i ఈ i ఉ u ఊ u ఋ ri ఎ e ఏ e ఐ ai ఒ o ఓ o ఔ au ం n ః h';
const TELUGU_SIGNS = 'ా A ి i ీ i ు u ూ u ృ ri ె e ే e ై ai ొ o ో o ౌ au';

const pairs = (text: string): [string, string][] => {
  const parts = text.split(' ');
  return parts.flatMap((part, at): [string, string][] =>
    at % 2 === 0 ? [[part, parts[at + 1] ?? '']] : [],
  );
};

const consonants = new Map(pairs(`${DEVANAGARI_CONSONANTS} ${TELUGU_CONSONANTS}`));
const vowels = new Map(pairs(`${DEVANAGARI_VOWELS} ${TELUGU_VOWELS}`));
const signs = new Map(pairs(`${DEVANAGARI_SIGNS} ${TELUGU_SIGNS}`));
const SILENT = new Set(['\u094D', '\u0C4D']);

/**
 * A word of Devanagari or Telugu in Latin letters, each consonant with its own a unless a sign says otherwise;
 * long a and the letters of the palate are written large: A, T, D, N, L.
 */
export function latinLetters(word: string): string {
  let text = '';
  let open = false;
  for (const letter of word) {
    const sign = signs.get(letter);
    if (open && sign === undefined && !SILENT.has(letter)) text += 'a';
    const consonant = consonants.get(letter);
    text += consonant ?? sign ?? vowels.get(letter) ?? (/[a-z]/i.test(letter) ? letter : '');
    open = consonant !== undefined;
  }
  return open ? `${text}a` : text;
}
