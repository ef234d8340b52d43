/** What farmers write into a free field to say that they keep no animals; the four languages and Latin letters. */
const NONE = new Set(
  [
    'no, none, nil, null, nothing, not any, na, n a, not applicable, zero, 0, no livestock, no animals, no animal',
    'no cattle, without animals, dont have, do not have, i have none, none at all, not yet, no pets, nope',
    'नहीं, नही, कोई नहीं, कोई नही, कुछ नहीं, कुछ नही, नहीं है, नही है, नहीं हैं, लागू नहीं, शून्य, ना, पशु नहीं, पशु नहीं हैं',
    'कोई पशु नहीं, जानवर नहीं, कोई जानवर नहीं, एक भी नहीं, nahi, nahin, nahi hai, koi nahi, kuch nahi',
    'नाही, नाहीत, काही नाही, काहीच नाही, कोणतेही नाही, एकही नाही, जनावरे नाहीत, जनावर नाही, गुरे नाहीत, लागू नाही',
    'nahit, kahi nahi, kahich nahi, janavare nahit',
    'లేదు, లేవు, ఏమీ లేదు, ఏమీ లేవు, ఏవీ లేవు, ఏమి లేవు, పశువులు లేవు, జంతువులు లేవు, వర్తించదు, సున్నా',
    'ledu, levu, emi levu, emi ledu, pashuvulu levu',
  ].flatMap((line) => line.split(', ')),
);

/**
 * Whether a profile's words on livestock name animals: false for "none" in any of the four languages, null when
 * nothing was said.
 */
export function keepsLivestock(words: string | null): boolean | null {
  if (words === null) return null;
  const said = words
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  // A dash or a dot is how a field is left empty on paper.
  if (said === '') return words.trim() === '' ? null : false;
  return !NONE.has(said);
}
