import { type Language, textIn } from '@ankur/languages/languages';
import {
  CHECK_STATUS,
  CHEMICAL_LINES,
  LABEL_FIRST,
  LIMITS,
  NO_CHECKED_DOSE,
  NO_CURE,
  PLANTING_WAIT,
  PROTECTION,
  UNITS,
  WAITING,
  WEATHER,
} from './advice-texts.ts';
import { BIOLOGICAL_MEASURES } from './biological-measures.ts';
import { CHEMICALS, type Chemical, type ChemicalUse } from './chemicals.ts';
import { CULTURAL_MEASURES } from './cultural-measures.ts';
import { HEALTHY } from './healthy.ts';
import { diseaseOf } from './library.ts';
import type { Cause, DiseaseEntry } from './library-types.ts';
import type { Text } from './text.ts';

/** A chemical line with everything that must stand beside it. */
export interface ChemicalAdvice {
  use: ChemicalUse;
  product: Chemical;
  /** Product, dose a litre (or kilogram of seed) and an acre. */
  dose: string;
  /** What the source says against this use; null when nothing. */
  limit: string | null;
  protection: string;
  /** Wind, rain, time of day and bees. */
  weather: string;
  /** Waiting period before harvest and re-entry. */
  waiting: string;
  /** Label first, whom to ask, and a warning for products under review. */
  caution: string;
}

/** What to do, in the order of trying it. */
export interface Advice {
  cultural: string[];
  biological: string[];
  chemical: ChemicalAdvice[];
  /** Said in the place of chemical lines where there are none: no checked dose, or nothing that helps. */
  noChemical: string | null;
}

function fill(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
}

function amount([low, high]: readonly [number, number]): string {
  return low === high ? String(low) : `${low}–${high}`;
}

/** One chemical line in full; never without dose, protection, weather, waiting period and caution. */
export function chemicalAdvice(use: ChemicalUse, language: Language): ChemicalAdvice {
  const product: Chemical = CHEMICALS[use.chemical];
  const waiting = use.application === 'spray' ? WAITING : PLANTING_WAIT;
  const caution = [textIn(LABEL_FIRST, language)];
  if (product.watched) caution.unshift(textIn(CHECK_STATUS, language));
  return {
    use,
    product,
    dose: fill(textIn(CHEMICAL_LINES[use.application], language), {
      product: `${product.active} ${product.formulation}`,
      dose: amount(use.dose),
      perAcre: amount(use.perAcre),
      unit: textIn(UNITS[product.unit], language),
    }),
    limit: use.limit ? textIn(LIMITS[use.limit], language) : null,
    protection: textIn(PROTECTION, language),
    weather: textIn(WEATHER[use.application], language),
    waiting: fill(textIn(waiting, language), {
      days: use.waitDays,
      hours: product.reentryHours,
      uses: use.mostUses,
    }),
    caution: caution.join(' '),
  };
}

/** Causes that no product is sold against, so that none is missed. */
const WITHOUT_PRODUCTS: ReadonlySet<Cause> = new Set(['nutrition', 'age-or-drought']);

function noChemical({ chemical, factId, cause }: DiseaseEntry): Text | null {
  if (chemical.length > 0 || WITHOUT_PRODUCTS.has(cause)) return null;
  return factId === null ? NO_CHECKED_DOSE : NO_CURE;
}

/** A chemical line as one text, in the order of reading it. */
export function chemicalSentences(line: ChemicalAdvice): string {
  const { dose, limit, protection, weather, waiting, caution } = line;
  return [dose, limit, protection, weather, waiting, caution].filter(Boolean).join(' ');
}

/** Measures for a label: cultural, then biological, then chemical; healthy leaves get none. */
export function adviceFor(label: string, language: Language): Advice {
  const entry = diseaseOf(label);
  if (entry === null) {
    const cultural = label.endsWith('___Healthy')
      ? HEALTHY.advice.map((line) => textIn(line, language))
      : [];
    return { cultural, biological: [], chemical: [], noChemical: null };
  }
  const unsold = noChemical(entry);
  return {
    cultural: entry.cultural.map((code) => textIn(CULTURAL_MEASURES[code], language)),
    biological: entry.biological.map((code) => textIn(BIOLOGICAL_MEASURES[code], language)),
    chemical: entry.chemical.map((use) => chemicalAdvice(use, language)),
    noChemical: unsold === null ? null : textIn(unsold, language),
  };
}

/** The same as one list of sentences, a chemical line being one sentence with its safety rules. */
export function recommendationList(label: string, language: Language): string[] {
  const advice = adviceFor(label, language);
  const chemical = advice.chemical.map(chemicalSentences);
  if (advice.noChemical) chemical.push(advice.noChemical);
  return [...advice.cultural, ...advice.biological, ...chemical];
}
