import type { SavedGuide } from '@ankur/assistant/saved-guide';
import type { GuidanceArticle } from './guidance.api.ts';

function drawn(article: GuidanceArticle, drawings: SavedGuide['drawings']): GuidanceArticle {
  const inside = (url: string) => {
    const svg = drawings[url];
    return svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : url;
  };
  return { ...article, image: inside(article.image), images: article.images.map(inside) };
}

/** The articles of a kept guide with their drawings inside; null when there is no guide. */
export function withDrawings(guide: SavedGuide | null): GuidanceArticle[] | null {
  return guide?.articles.map((article) => drawn(article, guide.drawings)) ?? null;
}

/** One article of a kept guide; null when there is no guide. */
export function keptArticle(guide: SavedGuide | null, id: string): GuidanceArticle | null {
  const article = guide?.articles.find((one) => String(one.id) === id);
  return guide && article ? drawn(article, guide.drawings) : null;
}
