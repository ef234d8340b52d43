import type biological from '../../library/phrases/biological/en.json';
import type cultural from '../../library/phrases/cultural/en.json';
import type { Severity } from '../severity.ts';
import type { AdviceTexts } from './advice.ts';
import type { ChemicalUse } from './chemicals.ts';
import type { SourceCode } from './sources.ts';

export type CulturalCode = keyof typeof cultural;
export type BiologicalCode = keyof typeof biological;

/** What makes the plant ill. */
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

/** `library/diseases/<label>/meta.json`; the order of measures is the order of trying them. */
export interface DiseaseFacts {
  /** Id of the same disease in the fact list that the assistant quotes; null when it has none. */
  factId: string | null;
  cause: Cause;
  pathogen: string | null;
  /** Labels it is mistaken for. */
  lookAlikes: readonly string[];
  /** How bad it usually gets when nothing is done. */
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
  /** What it looks like, in two or three short sentences. */
  looks: string;
  /** The one sign that separates it from its look-alikes. */
  keySign: string;
}

/** One disease as a farmer needs it, in one language. */
export interface DiseaseEntry extends DiseaseFacts, DiseaseText {
  /** Machine name, `Crop___Condition`. */
  label: string;
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
}
