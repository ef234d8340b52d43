import type { DiseaseEntry } from '../library-types.ts';
import { libraryText } from '../text.ts';

/** Cardamom leaf diseases. */
export const CARDAMOM: DiseaseEntry[] = [
  {
    label: 'Cardamom___Blight',
    factId: null,
    cause: 'fungus',
    pathogen: 'Colletotrichum gloeosporioides',
    name: libraryText('diseases.Cardamom___Blight.name'),
    looks: libraryText('diseases.Cardamom___Blight.looks'),
    keySign: libraryText('diseases.Cardamom___Blight.key_sign'),
    lookAlikes: ['Cardamom___Leaf_spot'],
    typicalRisk: 'High',
    cultural: ['regulateShade', 'removeInfected', 'drain', 'balancedFeeding'],
    biological: ['pseudomonasSpray'],
    chemical: [],
    sources: ['spices', 'tnau'],
  },
  {
    label: 'Cardamom___Leaf_spot',
    factId: null,
    cause: 'fungus',
    pathogen: 'Phyllosticta elettariae',
    name: libraryText('diseases.Cardamom___Leaf_spot.name'),
    looks: libraryText('diseases.Cardamom___Leaf_spot.looks'),
    keySign: libraryText('diseases.Cardamom___Leaf_spot.key_sign'),
    lookAlikes: ['Cardamom___Blight'],
    typicalRisk: 'Medium',
    cultural: ['regulateShade', 'removeInfected', 'wideSpacing'],
    biological: ['pseudomonasSpray'],
    chemical: [],
    sources: ['spices', 'tnau'],
  },
];
