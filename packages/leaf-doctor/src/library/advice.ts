import {
  type Application,
  CHEMICALS,
  type Chemical,
  type ChemicalUse,
  type Limit,
} from './chemicals.ts';

/** What stands beside a chemical, in one language: `library/phrases/advice`. */
export interface AdviceTexts {
  /** Sentence patterns of a chemical line; words in braces are filled in. */
  lines: Readonly<Record<Application, string>>;
  units: Readonly<Record<Chemical['unit'], string>>;
  /** What belongs to every chemical line, whatever the product. */
  protection: string;
  /** Waiting period, re-entry and the most uses of a season; the figures are our own, so it says so. */
  waiting: string;
  /** For seed treatments and dips, which are not sprayed on a crop that is picked. */
  plantingWait: string;
  /** When a product may be used at all, as far as the sky and the bees are concerned. */
  weather: Readonly<Record<Application, string>>;
  /** What the source itself says against a use. */
  limits: Readonly<Record<Limit, string>>;
  /** Instead of chemical lines, where no source gives a dose that was checked. */
  noCheckedDose: string;
  /** Instead of chemical lines, where the sources say that nothing helps. */
  noCure: string;
  /** Whose word counts more than ours. */
  labelFirst: string;
  /** For products whose ban has been discussed. */
  checkStatus: string;
}

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

/** A chemical line as one text, in the order of reading it. */
export function chemicalSentences(line: ChemicalAdvice): string {
  const { dose, limit, protection, weather, waiting, caution } = line;
  return [dose, limit, protection, weather, waiting, caution].filter(Boolean).join(' ');
}
