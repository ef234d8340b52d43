import { spray } from '../chemicals.ts';
import type { DiseaseEntry } from '../library-types.ts';
import { libraryText } from '../text.ts';

/** Maize leaf diseases. */
export const MAIZE: DiseaseEntry[] = [
  {
    label: 'Maize___Common_rust',
    factId: 'maize_common_rust',
    cause: 'fungus',
    pathogen: 'Puccinia sorghi',
    name: libraryText('diseases.Maize___Common_rust.name'),
    looks: libraryText('diseases.Maize___Common_rust.looks'),
    keySign: libraryText('diseases.Maize___Common_rust.key_sign'),
    lookAlikes: ['Maize___Gray_leaf_spot'],
    typicalRisk: 'Medium',
    cultural: ['resistantVariety', 'timelySowing', 'removeWeeds'],
    biological: [],
    chemical: [spray('mancozeb', [2.5, 2.5], 30), spray('propiconazole', [1, 1], 45)],
    sources: ['ijcmas', 'icar'],
  },
  {
    label: 'Maize___Gray_leaf_spot',
    factId: 'maize_gls',
    cause: 'fungus',
    pathogen: 'Cercospora zeae-maydis',
    name: libraryText('diseases.Maize___Gray_leaf_spot.name'),
    looks: libraryText('diseases.Maize___Gray_leaf_spot.looks'),
    keySign: libraryText('diseases.Maize___Gray_leaf_spot.key_sign'),
    lookAlikes: ['Maize___Northern_leaf_blight', 'Maize___Common_rust'],
    typicalRisk: 'Medium',
    cultural: ['rotate', 'buryResidue', 'resistantVariety'],
    biological: [],
    chemical: [spray('azoxystrobinDifenoconazole', [1, 1], 30), spray('mancozeb', [2.5, 2.5], 30)],
    sources: ['icar'],
  },
  {
    label: 'Maize___Northern_leaf_blight',
    factId: 'maize_nlb',
    cause: 'fungus',
    pathogen: 'Exserohilum turcicum',
    name: libraryText('diseases.Maize___Northern_leaf_blight.name'),
    looks: libraryText('diseases.Maize___Northern_leaf_blight.looks'),
    keySign: libraryText('diseases.Maize___Northern_leaf_blight.key_sign'),
    lookAlikes: ['Maize___Gray_leaf_spot'],
    typicalRisk: 'High',
    cultural: ['resistantVariety', 'rotate', 'buryResidue', 'balancedFeeding'],
    biological: [],
    chemical: [spray('mancozeb', [2.5, 2.5], 30), spray('azoxystrobinDifenoconazole', [1, 1], 30)],
    sources: ['ijcmas', 'icar'],
  },
];
