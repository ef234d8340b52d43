import { withoutSourceKeys } from '@ankur/content/guidance/source-keys.ts';
import type { GuidanceArticle } from '@ankur/content/guidance/types.ts';
import type { GuidanceHit } from '@ankur/contracts/guidance/endpoints';
import { LANGUAGE_CODES, type Language, textIn } from '@ankur/languages/languages';

const EXCERPT_LENGTH = 180;
const MOST_WORDS = 8;

function passagesOf(article: GuidanceArticle, language: Language): string[] {
  const text = textIn(article.text, language);
  const sections = text.sections.flatMap((section) => [
    section.heading,
    ...(section.text?.split('\n\n') ?? []),
    ...(section.list ?? []),
  ]);
  return [text.title, text.description, ...text.doToday, ...sections].map(withoutSourceKeys);
}

/** The part of a passage around a place in it, cut at spaces. */
function excerptAround(passage: string, at: number): string {
  if (passage.length <= EXCERPT_LENGTH) return passage;
  const from = at < 60 ? 0 : passage.indexOf(' ', at - 60) + 1;
  const cut = passage.slice(from, from + EXCERPT_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${from > 0 ? '… ' : ''}${from + EXCERPT_LENGTH < passage.length && end > 0 ? `${cut.slice(0, end)} …` : cut}`;
}

/**
 * Articles that contain every word of the query in one language (the farmer's own first), best first:
 * more of the words in one passage before fewer. Empty for a query without words.
 */
export function searchGuidance(
  catalogue: readonly GuidanceArticle[],
  question: string,
  preferred: Language,
): GuidanceHit[] {
  const words = [...new Set(question.toLowerCase().split(/\s+/).filter(Boolean))].slice(
    0,
    MOST_WORDS,
  );
  if (words.length === 0) return [];
  const order = [...new Set([preferred, ...LANGUAGE_CODES])];
  const found = catalogue.flatMap((article) => {
    for (const language of order) {
      if (article.text[language] === undefined) continue;
      const passages = passagesOf(article, language);
      const lowered = passages.map((passage) => passage.toLowerCase());
      if (!words.every((word) => lowered.some((passage) => passage.includes(word)))) continue;
      const counts = lowered.map(
        (passage) => words.filter((word) => passage.includes(word)).length,
      );
      const most = Math.max(...counts);
      const best = counts.indexOf(most);
      const at = Math.min(
        ...words.map((word) => lowered[best]?.indexOf(word) ?? -1).filter((index) => index >= 0),
      );
      const passagesWithAll = counts.filter((count) => count === most).length;
      const hit: GuidanceHit = {
        id: article.id,
        title: textIn(article.text, preferred).title,
        excerpt: excerptAround(passages[best] ?? '', at),
        words,
        language,
      };
      return [{ hit, score: most * 100 + passagesWithAll }];
    }
    return [];
  });
  return found.sort((a, b) => b.score - a.score).map(({ hit }) => hit);
}
