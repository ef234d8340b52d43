import {
  type Application,
  CHEMICALS,
  type Chemical,
  type ChemicalUse,
  type Limit,
} from './chemicals.ts';

/** Texts of chemical advice in one language: `library/phrases/advice`. */
export interface AdviceTexts {
  /** Sentence patterns of a chemical line; words in braces are filled in. */
  lines: Readonly<Record<Application, string>>;
  units: Readonly<Record<Chemical['unit'], string>>;
  /** Safety texts of every product. */
  protection: string;
  /** Waiting period, re-entry and maximum uses per season; marked as our own figures. */
  waiting: string;
  /** For seed treatments and dips, which are not sprayed on a standing crop. */
  plantingWait: string;
  /** Weather and time of day for use, to avoid drift and harm to bees. */
  weather: Readonly<Record<Application, string>>;
  /** Restrictions of the source. */
  limits: Readonly<Record<Limit, string>>;
  /** Replaces chemical advice where no source gives a verified dose. */
  noCheckedDose: string;
  /** Replaces chemical advice where no product is effective. */
  noCure: string;
  /** The label and the experts that take precedence. */
  labelFirst: string;
  /** For products under regulatory review. */
  checkStatus: string;
}

/** Advice on one product with all its safety texts. */
export interface ChemicalAdvice {
  use: ChemicalUse;
  product: Chemical;
  /** Product, dose a litre (or kilogram of seed) and an acre. */
  dose: string;
  /** Restriction of the source; null when none. */
  limit: string | null;
  protection: string;
  /** Wind, rain, time of day and bees. */
  weather: string;
  /** Waiting period before harvest and re-entry. */
  waiting: string;
  /** Label first, whom to ask, and a warning for products under review. */
  caution: string;
}

/** Measures in the order of use. */
export interface Advice {
  cultural: string[];
  biological: string[];
  chemical: ChemicalAdvice[];
  /** Text instead of chemical advice: no verified dose, or no effective product. */
  noChemical: string | null;
}

function fill(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
}

function amount([low, high]: readonly [number, number]): string {
  return low === high ? String(low) : `${low}–${high}`;
}

/** Advice on one product; always with dose, protection, weather, waiting period and caution. */
export function chemicalAdvice(use: ChemicalUse, texts: AdviceTexts): ChemicalAdvice {
  const product: Chemical = CHEMICALS[use.chemical];
  const waiting = use.application === 'spray' ? texts.waiting : texts.plantingWait;
  return {
    use,
    product,
    dose: fill(texts.lines[use.application], {
      product: `${product.active} ${product.formulation}`,
      dose: amount(use.dose),
      perAcre: amount(use.perAcre),
      unit: texts.units[product.unit],
    }),
    limit: use.limit ? texts.limits[use.limit] : null,
    protection: texts.protection,
    weather: texts.weather[use.application],
    waiting: fill(waiting, {
      days: use.waitDays,
      hours: product.reentryHours,
      uses: use.mostUses,
    }),
    caution: [...(product.watched ? [texts.checkStatus] : []), texts.labelFirst].join(' '),
  };
}

/** The advice as one text. */
export function chemicalSentences(line: ChemicalAdvice): string {
  const { dose, limit, protection, weather, waiting, caution } = line;
  return [dose, limit, protection, weather, waiting, caution].filter(Boolean).join(' ');
}
