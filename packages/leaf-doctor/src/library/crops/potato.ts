import { spray } from '../chemicals.ts';
import type { DiseaseEntry } from '../library-types.ts';
import { libraryText } from '../text.ts';

/** Potato leaf diseases. */
export const POTATO: DiseaseEntry[] = [
  {
    label: 'Potato___Early_blight',
    factId: 'potato_early_blight',
    cause: 'fungus',
    pathogen: 'Alternaria solani',
    name: libraryText('diseases.Potato___Early_blight.name'),
    looks: libraryText('diseases.Potato___Early_blight.looks'),
    keySign: libraryText('diseases.Potato___Early_blight.key_sign'),
    lookAlikes: ['Potato___Late_blight'],
    typicalRisk: 'Medium',
    cultural: ['cleanSeed', 'balancedFeeding', 'steadyWater', 'rotate', 'buryResidue'],
    biological: ['pseudomonasSpray'],
    chemical: [spray('mancozeb', [2, 2.5], 15), spray('chlorothalonil', [2, 2], 15)],
    sources: ['icar', 'tnau'],
  },
  {
    label: 'Potato___Late_blight',
    factId: 'potato_late_blight',
    cause: 'oomycete',
    pathogen: 'Phytophthora infestans',
    name: libraryText('diseases.Potato___Late_blight.name'),
    looks: libraryText('diseases.Potato___Late_blight.looks'),
    keySign: libraryText('diseases.Potato___Late_blight.key_sign'),
    lookAlikes: ['Potato___Early_blight'],
    typicalRisk: 'High',
    cultural: ['fieldScout', 'cleanSeed', 'highRidges', 'waterAtRoot', 'cutHaulms'],
    biological: [],
    chemical: [spray('mancozeb', [2, 2.5], 15), spray('cymoxanilMancozeb', [3, 3], 15)],
    sources: ['icar', 'gramophone'],
  },
];
