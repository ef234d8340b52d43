import type biological from '../../library/phrases/biological/en.json';
import type cultural from '../../library/phrases/cultural/en.json';
import type { PhotographView } from '../manifest.ts';
import type { Severity } from '../severity.ts';
import type { AdviceTexts } from './advice.ts';
import type { ChemicalUse } from './chemicals.ts';
import type { SourceCode } from './sources.ts';

export type CulturalCode = keyof typeof cultural;
export type BiologicalCode = keyof typeof biological;

/** Cause of a condition. */
export type Cause =
  | 'fungus'
  | 'oomycete'
  | 'bacterium'
  | 'virus'
  | 'insect'
  | 'mite'
  | 'nutrition'
  | 'age-or-drought'
  | 'unspecified';

/** `library/diseases/<label>/meta.json`; measures are in the order of use. */
export interface DiseaseFacts {
  /** Id of the same disease in the fact list that the assistant quotes; null when it has none. */
  factId: string | null;
  cause: Cause;
  pathogen: string | null;
  /** Labels with similar symptoms. */
  lookAlikes: readonly string[];
  /** Typical severity without treatment. */
  typicalRisk: Severity;
  cultural: readonly CulturalCode[];
  biological: readonly BiologicalCode[];
  chemical: readonly ChemicalUse[];
  sources: readonly SourceCode[];
}

/** `library/diseases/<label>/<language>.json`. */
export interface DiseaseText {
  /** What farmers call it. */
  name: string;
  /** Symptoms in two or three short sentences. */
  looks: string;
  /** The sign that distinguishes it from similar diseases. */
  keySign: string;
}

/** One disease in one language. */
export interface DiseaseEntry extends DiseaseFacts, DiseaseText {
  /** Machine name, `Crop___Condition`. */
  label: string;
}

/** `library/look-alikes/<id>/meta.json` and its texts: two diseases that one photograph often does not tell apart. */
export interface LookAlikePair {
  /** In the order of the alphabet. */
  labels: readonly [string, string];
  /** The photograph that tells them apart. */
  view: PhotographView;
  /** What to look for in it, for both. */
  signs: string;
}

/** `library/phrases/<id>/<language>.json` by id. */
export interface LibraryPhrases {
  advice: AdviceTexts;
  cultural: Readonly<Record<CulturalCode, string>>;
  biological: Readonly<Record<BiologicalCode, string>>;
  'no-disease': {
    healthy: string;
    notALeaf: string;
    advice: Readonly<Record<string, string>>;
  };
}

/** The library's files in one language. */
export interface LibraryFiles {
  diseases: Readonly<Record<string, DiseaseFacts & DiseaseText>>;
  phrases: LibraryPhrases;
  'look-alikes': Readonly<Record<string, LookAlikePair>>;
}
