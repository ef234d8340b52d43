import type { SavedGuide } from '@ankur/assistant/saved-guide';
import type { GuidanceArticle } from './guidance.api.ts';

function drawn(article: GuidanceArticle, drawings: SavedGuide['drawings']): GuidanceArticle {
  const inside = (url: string) => {
    const svg = drawings[url];
    return svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : url;
  };
  return { ...article, image: inside(article.image), images: article.images.map(inside) };
}

/** The articles of the saved guide with embedded drawings; null when none is saved. */
export function withDrawings(guide: SavedGuide | null): GuidanceArticle[] | null {
  return guide?.articles.map((article) => drawn(article, guide.drawings)) ?? null;
}

/** One article of the saved guide; null when none is saved. */
export function articleOfGuide(guide: SavedGuide | null, id: string): GuidanceArticle | null {
  const article = guide?.articles.find((one) => String(one.id) === id);
  return guide && article ? drawn(article, guide.drawings) : null;
}
