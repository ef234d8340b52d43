import { seedTreatment, spray } from '../chemicals.ts';
import type { DiseaseEntry } from '../library-types.ts';
import { libraryText } from '../text.ts';

/** Wheat diseases. */
export const WHEAT: DiseaseEntry[] = [
  {
    label: 'Wheat___Crown_root_rot',
    factId: null,
    cause: 'fungus',
    pathogen: 'Fusarium and Bipolaris spp.',
    name: libraryText('diseases.Wheat___Crown_root_rot.name'),
    looks: libraryText('diseases.Wheat___Crown_root_rot.looks'),
    keySign: libraryText('diseases.Wheat___Crown_root_rot.key_sign'),
    lookAlikes: [],
    typicalRisk: 'High',
    cultural: ['rotate', 'drain', 'timelySowing', 'buryResidue', 'cleanSeed'],
    biological: ['trichodermaSeed', 'trichodermaSoil'],
    chemical: [],
    sources: ['icar'],
  },
  {
    label: 'Wheat___Leaf_rust',
    factId: 'wheat_brown_rust',
    cause: 'fungus',
    pathogen: 'Puccinia triticina',
    name: libraryText('diseases.Wheat___Leaf_rust.name'),
    looks: libraryText('diseases.Wheat___Leaf_rust.looks'),
    keySign: libraryText('diseases.Wheat___Leaf_rust.key_sign'),
    lookAlikes: [],
    typicalRisk: 'High',
    cultural: ['resistantVariety', 'timelySowing', 'lessNitrogen', 'fieldScout'],
    biological: [],
    chemical: [spray('propiconazole', [1, 1], 45), spray('tebuconazole', [1, 1], 45)],
    sources: ['skuast', 'icar', 'gramophone'],
  },
  {
    label: 'Wheat___Loose_smut',
    factId: 'wheat_loose_smut',
    cause: 'fungus',
    pathogen: 'Ustilago tritici',
    name: libraryText('diseases.Wheat___Loose_smut.name'),
    looks: libraryText('diseases.Wheat___Loose_smut.looks'),
    keySign: libraryText('diseases.Wheat___Loose_smut.key_sign'),
    lookAlikes: [],
    typicalRisk: 'Medium',
    cultural: ['bagSmuttedEars', 'cleanSeed', 'solarSeedHeat', 'resistantVariety'],
    biological: ['trichodermaSeed'],
    chemical: [
      seedTreatment('carboxin', [2, 2.5], 40),
      seedTreatment('tebuconazoleSeed', [1, 1], 40),
    ],
    sources: ['skuast', 'icar'],
  },
];
