/** The first `max` characters of a text, with an ellipsis when there was more; letters with signs stay whole. */
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
