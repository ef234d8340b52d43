import type { DiseaseEntry } from '../library-types.ts';
import { libraryText } from '../text.ts';

/** Cotton: the training pictures tell sick from healthy only, so the entry leads to a closer look. */
export const COTTON: DiseaseEntry[] = [
  {
    label: 'Cotton___Diseased_unspecified',
    factId: null,
    cause: 'unspecified',
    pathogen: null,
    name: libraryText('diseases.Cotton___Diseased_unspecified.name'),
    looks: libraryText('diseases.Cotton___Diseased_unspecified.looks'),
    keySign: libraryText('diseases.Cotton___Diseased_unspecified.key_sign'),
    lookAlikes: [],
    typicalRisk: 'Medium',
    cultural: ['fieldScout', 'stickyTraps', 'removeWeeds', 'balancedFeeding', 'buryResidue'],
    biological: ['neemOil'],
    chemical: [],
    sources: ['icar', 'tnau'],
  },
];
