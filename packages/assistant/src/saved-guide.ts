import type { CropGuide } from '@ankur/contracts/crops/endpoints';
import type { GuidanceArticle } from '@ankur/contracts/guidance/endpoints';
import type { KnownDocument } from './known-document.ts';
import type { CropRegister } from './language/crop-mentions.ts';

/** What a device keeps to answer without a network, in one language. */
export interface SavedGuide {
  lang: string;
  documents: KnownDocument[];
  /** Names of the crops by their ids, as `createCropNames` takes them. */
  crops: Record<string, string>;
  /** Every crop that can be refused by name; guides saved by earlier versions lack it. */
  register?: CropRegister;
  articles: GuidanceArticle[];
  /** The crop guides, whose jobs follow from their sections; guides saved by earlier versions lack them. */
  cropGuides?: Omit<CropGuide, 'work'>[];
  /** The drawings of the articles (SVG) by their addresses. */
  drawings: Record<string, string>;
}
