/** The first `max` grapheme clusters of a text, with an ellipsis when it is longer. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  let length = 0;
  const kept = letters.filter((letter) => {
    length += letter.length;
    return length <= max;
  });
  return `${kept.join('')}...`;
}
