import type { Severity } from '../severity.ts';
import type { BiologicalCode } from './biological-measures.ts';
import type { ChemicalUse } from './chemicals.ts';
import type { CulturalCode } from './cultural-measures.ts';
import type { SourceCode } from './sources.ts';
import type { Text } from './text.ts';

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

/** One disease as a farmer needs it; the order of measures is the order of trying them. */
export interface DiseaseEntry {
  /** Machine name, `Crop___Condition`. */
  label: string;
  /** Id of the same disease in the fact list that the assistant quotes; null when it has none. */
  factId: string | null;
  cause: Cause;
  pathogen: string | null;
  /** What farmers call it. */
  name: Text;
  /** What it looks like, in two or three short sentences. */
  looks: Text;
  /** The one sign that separates it from its look-alikes. */
  keySign: Text;
  /** Labels it is mistaken for. */
  lookAlikes: string[];
  /** How bad it usually gets when nothing is done. */
  typicalRisk: Severity;
  cultural: CulturalCode[];
  biological: BiologicalCode[];
  chemical: ChemicalUse[];
  sources: SourceCode[];
}
