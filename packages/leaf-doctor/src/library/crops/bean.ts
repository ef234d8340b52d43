import type { DiseaseEntry } from '../library-types.ts';
import { libraryText } from '../text.ts';

/** Bean (rajma, French bean) leaf diseases. */
export const BEAN: DiseaseEntry[] = [
  {
    label: 'Bean___Angular_leaf_spot',
    factId: null,
    cause: 'fungus',
    pathogen: 'Pseudocercospora griseola',
    name: libraryText('diseases.Bean___Angular_leaf_spot.name'),
    looks: libraryText('diseases.Bean___Angular_leaf_spot.looks'),
    keySign: libraryText('diseases.Bean___Angular_leaf_spot.key_sign'),
    lookAlikes: ['Bean___Rust'],
    typicalRisk: 'Medium',
    cultural: ['cleanSeed', 'rotate', 'buryResidue', 'keepOutWhenWet', 'wideSpacing'],
    biological: ['trichodermaSeed'],
    chemical: [],
    sources: ['icar', 'tnau'],
  },
  {
    label: 'Bean___Rust',
    factId: null,
    cause: 'fungus',
    pathogen: 'Uromyces appendiculatus',
    name: libraryText('diseases.Bean___Rust.name'),
    looks: libraryText('diseases.Bean___Rust.looks'),
    keySign: libraryText('diseases.Bean___Rust.key_sign'),
    lookAlikes: ['Bean___Angular_leaf_spot'],
    typicalRisk: 'Medium',
    cultural: ['resistantVariety', 'rotate', 'buryResidue', 'waterAtRoot', 'wideSpacing'],
    biological: [],
    chemical: [],
    sources: ['icar', 'tnau'],
  },
];
