/**
 * The shape of a guidance article on disk.
 *
 * `articles/NN-slug/meta.json` is a `GuidanceMeta`; one `<language>.json` a language beside
 * it is an `ArticleText`. Drawings lie in `drawings/NN-name.svg`.
 */

import type { ByLanguage } from '@ankur/languages/languages';

export type GuidanceTopic = 'dairy' | 'poultry';

/** A calculator the screen offers beside the article; the formulas live in agronomy/livestock. */
export type GuidanceCalculator = 'ration' | 'brooder' | 'silage-pit' | 'milk-price';

/** `key` is what stands in square brackets at the end of a sentence, e.g. "[NDDB]". */
export interface GuidanceSource {
  key: string;
  title: string;
  publisher: string;
  url?: string;
}

export type ScheduledAnimal =
  | 'calf'
  | 'heifer'
  | 'cattle'
  | 'buffalo'
  | 'dairy-herd'
  | 'chick'
  | 'broiler'
  | 'layer'
  | 'backyard-flock';

/**
 * One recurring duty. Exactly one of `firstAgeDays` (counted from birth or hatch) and `month`
 * (1 = January, for duties tied to the season) is given. `repeatEveryDays: null` means once.
 */
export interface GuidanceScheduleEntry {
  code: string;
  /** What is done; care has no kind of entry in the diary of an animal. */
  kind: 'vaccination' | 'deworming' | 'care';
  animal: ScheduledAnimal;
  firstAgeDays?: number;
  month?: number;
  repeatEveryDays: number | null;
  /** Last month of the season of a duty that is repeated within it; null where it goes on through the whole year. */
  untilMonth?: number | null;
  /** Age after which the repetition ends; absent when it goes on for life. */
  untilAgeDays?: number;
  /** Key of `scheduleLabels` in every language file. */
  labelKey: string;
  /** Key of a source in `sources`. */
  source: string;
}

export interface GuidanceMeta {
  id: number;
  slug: string;
  topic: GuidanceTopic;
  /** File name of the main drawing; also the first of `images`. */
  image: string;
  images: string[];
  sources: GuidanceSource[];
  calculator?: GuidanceCalculator;
  schedule?: GuidanceScheduleEntry[];
}

/**
 * A section has `text` (paragraphs parted by a blank line), `list`, or both. In a translation that
 * has headings only, both are absent and the screen shows the English body of the same index.
 */
export interface ArticleSection {
  heading: string;
  text?: string;
  list?: string[];
}

export interface ArticleText {
  title: string;
  /** One to three sentences: what the reader gains. */
  description: string;
  doToday: string[];
  sections: ArticleSection[];
  /** One a drawing, in the order of `GuidanceMeta.images`. */
  imageAlts: string[];
  /** Label of each `schedule[].labelKey`; needed where the article has a schedule. */
  scheduleLabels?: Record<string, string>;
}

/** An article as a reader of the catalogue gets it. */
export interface GuidanceArticle extends GuidanceMeta {
  text: ByLanguage<ArticleText>;
}
