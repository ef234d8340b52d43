import type { Article } from '@ankur/contracts/news/endpoints';

interface Crop {
  name: string;
  /** Names by farmers in all languages. */
  words: readonly string[];
}

/** Shorter words stand in too many others. */
const LETTERS_MIN = 3;
/** Anything but a letter, or a mark that belongs to one. */
const BETWEEN_WORDS = /[^\p{L}\p{M}]+/u;

/** Words of a text with one space around each, so that whole words can be looked for. */
const spaced = (text: string) => ` ${text.toLowerCase().split(BETWEEN_WORDS).join(' ')} `;

const isNamed = (text: string, { words }: Crop) =>
  words.some((word) => word.length >= LETTERS_MIN && text.includes(spaced(word)));

/** Articles about the farmer's own crops first, with the name of the crop; both parts in the order in which they came. */
export function ownFirst(
  articles: readonly Article[],
  crops: readonly Crop[],
): { article: Article; crop: string | null }[] {
  const marked = articles.map((article) => {
    const text = spaced(`${article.title} ${article.description}`);
    return { article, crop: crops.find((crop) => isNamed(text, crop))?.name ?? null };
  });
  return [...marked.filter(({ crop }) => crop), ...marked.filter(({ crop }) => !crop)];
}
