import { isHealthy } from '../labels.ts';
import { NOT_LEAF_LABEL } from '../manifest.ts';
import type { Severity } from '../severity.ts';
import { type Advice, type AdviceTexts, chemicalAdvice, chemicalSentences } from './advice.ts';
import type {
  Cause,
  DiseaseEntry,
  DiseaseFacts,
  LibraryFiles,
  LibraryPhrases,
  LookAlikePair,
} from './library-types.ts';

/** Language-independent data of the diseases. */
export interface DiseaseLookup {
  /** The entry of a disease label; null for healthy, not-a-leaf and unknown labels. */
  diseaseOf: (label: string) => DiseaseFacts | null;
}

/** The disease library in one language. */
export interface LeafLibrary extends DiseaseLookup {
  language: string;
  cultural: LibraryPhrases['cultural'];
  biological: LibraryPhrases['biological'];
  /** All diseases of the classifier, by crop. */
  diseases: readonly DiseaseEntry[];
  diseaseOf: (label: string) => DiseaseEntry | null;
  /** How to tell two labels apart, in either order; null when no photograph is known to. */
  lookAlikes: (one: string, other: string) => LookAlikePair | null;
  /** Display name of a label; null for an unknown label. */
  labelName: (label: string) => string | null;
  /** Measures for a label: cultural, then biological, then chemical; healthy leaves get none. */
  adviceFor: (label: string) => Advice;
  /** The same as one list of sentences; each product is one sentence with its safety texts. */
  recommendationList: (label: string) => string[];
}

/** Causes without effective products. */
const WITHOUT_PRODUCTS: ReadonlySet<Cause> = new Set(['nutrition', 'age-or-drought']);

function noChemical({ chemical, factId, cause }: DiseaseEntry, texts: AdviceTexts): string | null {
  if (chemical.length > 0 || WITHOUT_PRODUCTS.has(cause)) return null;
  return factId === null ? texts.noCheckedDose : texts.noCure;
}

/** The disease's typical risk, when severity cannot be measured; Low when healthy. */
export function typicalRisk(label: string, library: DiseaseLookup): Severity {
  return library.diseaseOf(label)?.typicalRisk ?? 'Low';
}

/** The library of a language from its files; the same in browser and server. */
export function makeLibrary(language: string, files: LibraryFiles): LeafLibrary {
  const { diseases, phrases } = files;
  const entries = Object.entries(diseases).map(([label, entry]) => ({ label, ...entry }));
  const byLabel = new Map(entries.map((entry) => [entry.label, entry]));
  const { advice: texts, cultural, biological, 'no-disease': none } = phrases;
  const diseaseOf = (label: string) => byLabel.get(label) ?? null;

  function adviceFor(label: string): Advice {
    const entry = diseaseOf(label);
    if (entry === null) {
      const care = isHealthy(label) ? Object.values(none.advice) : [];
      return { cultural: care, biological: [], chemical: [], noChemical: null };
    }
    return {
      cultural: entry.cultural.map((code) => cultural[code]),
      biological: entry.biological.map((code) => biological[code]),
      chemical: entry.chemical.map((use) => chemicalAdvice(use, texts)),
      noChemical: noChemical(entry, texts),
    };
  }

  const pairs = Object.values(files['look-alikes']);
  return {
    language,
    lookAlikes: (one, other) =>
      pairs.find(({ labels }) => labels.includes(one) && labels.includes(other)) ?? null,
    cultural,
    biological,
    diseases: entries,
    diseaseOf,
    adviceFor,
    labelName(label) {
      if (isHealthy(label)) return none.healthy;
      if (label === NOT_LEAF_LABEL) return none.notALeaf;
      return diseaseOf(label)?.name ?? null;
    },
    recommendationList(label) {
      const advice = adviceFor(label);
      const chemical = advice.chemical.map(chemicalSentences);
      if (advice.noChemical) chemical.push(advice.noChemical);
      return [...advice.cultural, ...advice.biological, ...chemical];
    },
  };
}
