/** No letter of these scripts carries more marks; Unicode's own stream-safe text has at most 30. */
const LONG_RUN = /(\p{M}{12})\p{M}+/gu;

/** A text with at most twelve marks on a letter: normalizing takes time that grows with the square of such a run. */
export const withoutMarkRuns = (text: string): string => text.replace(LONG_RUN, '$1');
