import { findCrop } from '@ankur/agronomy/crop-calendar/crops';
import type { FactMeta } from '@ankur/content/facts';
import { findState } from '@ankur/content/states-districts';
import type {
  CropGuide,
  GuideFact,
  ListedGuide,
  SowingWindow,
} from '@ankur/contracts/crops/endpoints';
import { GUIDE_SEASONS, GUIDE_SECTIONS } from '@ankur/contracts/crops/guide-terms';
import { jobsOf } from '@ankur/contracts/crops/jobs';
import type { Crop } from '@ankur/crops/crop';
import { allCropWords, cropName } from '@ankur/crops/words';
import { fallbacksOf, type Language } from '@ankur/languages/languages';
import type { CropFacts } from './crop-guides.ts';

const oneOf = <const T extends string>(list: readonly T[], value: string | undefined): T | null =>
  list.find((one) => one === value) ?? null;

/** The English name of a state; an unknown code stays as it is. */
const stateName = (code: string): string => findState(code)?.name ?? code;

function toNamed(crop: Crop, language: Language) {
  const { id, group, leaf, irrigation, suggestion, range, market } = crop;
  return {
    id,
    name: cropName(id, language) ?? id,
    group,
    keys: {
      leaf: leaf ?? null,
      irrigation: irrigation ?? null,
      suggestion: suggestion ?? null,
      range: range ?? null,
      market: [...(market ?? [])],
    },
  };
}

export const toListed = ({ crop }: CropFacts, language: Language): ListedGuide => ({
  ...toNamed(crop, language),
  words: [...allCropWords(crop.id)],
  ...(crop.ratoon !== undefined && { has_ratoon: true }),
});

/** A fact in the language or the first of its fallbacks that has it. */
function sentenceIn(texts: CropFacts['texts'], key: string, language: Language): string {
  const code = fallbacksOf(language).find((one) => texts[one]?.facts[key] !== undefined);
  return code === undefined ? '' : (texts[code]?.facts[key] ?? '');
}

function toFact(key: string, fact: FactMeta, text: string): GuideFact {
  const { when = {}, work, sources } = fact;
  return {
    key,
    text,
    states: (when.states ?? []).map(stateName),
    season: oneOf(GUIDE_SEASONS, when.season),
    irrigated: when.irrigated ?? null,
    work: work ? { from: work.from, days: [...work.days] } : null,
    sources: [...sources],
  };
}

function toWindows(calendar: string | undefined): SowingWindow[] {
  const crop = calendar === undefined ? null : findCrop(calendar);
  if (!crop || crop.perennial) return [];
  return crop.calendars.map(({ season, sowFrom, sowTo, lengths, states }) => ({
    season,
    sow_from: sowFrom,
    sow_to: sowTo,
    days: lengths.reduce((sum, days) => sum + days, 0),
    states: [...(states ?? [])],
  }));
}

export function toGuide({ crop, meta, texts }: CropFacts, language: Language): CropGuide {
  const sections = GUIDE_SECTIONS.map((section) => ({
    section,
    facts: Object.entries(meta.facts)
      .filter(([, fact]) => fact.section === section)
      .map(([key, fact]) => toFact(key, fact, sentenceIn(texts, key, language))),
  })).filter(({ facts }) => facts.length > 0);
  return {
    ...toNamed(crop, language),
    sections,
    work: jobsOf(sections),
    windows: toWindows(crop.calendar),
    sources: Object.entries(meta.sources).map(([key, source]) => ({
      key,
      publisher: source.publisher,
      title: source.title,
      state: source.state === null ? null : stateName(source.state),
      url: source.url,
    })),
  };
}
