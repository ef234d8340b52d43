import {
  CHECK_STATUS,
  CHEMICAL_LINES,
  LABEL_FIRST,
  PLANTING_WAIT,
  PROTECTION,
  UNITS,
  WAITING,
} from './advice-texts.ts';
import { BIOLOGICAL_MEASURES } from './biological-measures.ts';
import { CHEMICALS, type Chemical, type ChemicalUse } from './chemicals.ts';
import { CULTURAL_MEASURES } from './cultural-measures.ts';
import { HEALTHY } from './healthy.ts';
import { diseaseOf } from './library.ts';
import type { LibraryLanguage } from './text.ts';

/** A chemical line with everything that must stand beside it. */
export interface ChemicalAdvice {
  use: ChemicalUse;
  product: Chemical;
  /** Product, dose a litre (or kilogram of seed) and an acre. */
  dose: string;
  protection: string;
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
}

function fill(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
}

function amount([low, high]: readonly [number, number]): string {
  return low === high ? String(low) : `${low}–${high}`;
}

/** One chemical line in full; never without dose, protection, waiting period and caution. */
export function chemicalAdvice(use: ChemicalUse, language: LibraryLanguage): ChemicalAdvice {
  const product: Chemical = CHEMICALS[use.chemical];
  const waiting = use.application === 'spray' ? WAITING : PLANTING_WAIT;
  const caution = [LABEL_FIRST[language]];
  if (product.watched) caution.unshift(CHECK_STATUS[language]);
  return {
    use,
    product,
    dose: fill(CHEMICAL_LINES[use.application][language], {
      product: `${product.active} ${product.formulation}`,
      dose: amount(use.dose),
      perAcre: amount(use.perAcre),
      unit: UNITS[product.unit][language],
    }),
    protection: PROTECTION[language],
    waiting: fill(waiting[language], {
      days: use.waitDays,
      hours: product.reentryHours,
      uses: use.mostUses,
    }),
    caution: caution.join(' '),
  };
}

/** Measures for a label: cultural, then biological, then chemical; healthy leaves get none. */
export function adviceFor(label: string, language: LibraryLanguage): Advice {
  const entry = diseaseOf(label);
  if (entry === null) {
    const cultural = label.endsWith('___Healthy')
      ? HEALTHY.advice.map((line) => line[language])
      : [];
    return { cultural, biological: [], chemical: [] };
  }
  return {
    cultural: entry.cultural.map((code) => CULTURAL_MEASURES[code][language]),
    biological: entry.biological.map((code) => BIOLOGICAL_MEASURES[code][language]),
    chemical: entry.chemical.map((use) => chemicalAdvice(use, language)),
  };
}

/** The same as one list of sentences, a chemical line being one sentence with its safety rules. */
export function recommendationList(label: string, language: LibraryLanguage): string[] {
  const advice = adviceFor(label, language);
  const chemical = advice.chemical.map((line) =>
    [line.dose, line.protection, line.waiting, line.caution].join(' '),
  );
  return [...advice.cultural, ...advice.biological, ...chemical];
}
