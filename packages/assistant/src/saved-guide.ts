import type { GuidanceArticle } from '@ankur/contracts/guidance/endpoints';
import type { KnownDocument } from './known-document.ts';

/** What a device keeps to answer without a network, in one language. */
export interface SavedGuide {
  lang: string;
  documents: KnownDocument[];
  /** Names of the crops by their ids, as `createCropNames` takes them. */
  crops: Record<string, string>;
  articles: GuidanceArticle[];
  /** The drawings of the articles (SVG) by their addresses. */
  drawings: Record<string, string>;
}
