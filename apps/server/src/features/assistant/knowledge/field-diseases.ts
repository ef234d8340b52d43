import type { BiologicalCode, CulturalCode } from '@ankur/leaf-doctor/library/library-types';

/** What a farmer can do without a product. */
export interface Remedies {
  cultural: readonly CulturalCode[];
  biological?: readonly BiologicalCode[];
}

/**
 * Diseases that the classifier has no pictures of, by id as in `disease:ID`; name and signs: `content/field-diseases`.
 * Signs from the common teaching of ICAR and the agricultural universities, in our own words.
 */
export const FIELD_DISEASES: Readonly<Record<string, Remedies>> = {
  rice_bls: { cultural: ['cleanSeed', 'drain', 'lessNitrogen', 'keepOutWhenWet'] },
  rice_bpb: { cultural: ['cleanSeed', 'timelySowing', 'lessNitrogen'] },
  rice_sheath_blight: {
    cultural: ['wideSpacing', 'lessNitrogen', 'removeWeeds', 'drain'],
    biological: ['pseudomonasSpray'],
  },
  rice_tungro: { cultural: ['resistantVariety', 'pullEarly', 'removeWeeds', 'timelySowing'] },
  rice_false_smut: { cultural: ['lessNitrogen', 'cleanSeed', 'timelySowing'] },
  rice_sheath_rot: {
    cultural: ['potash', 'cleanSeed', 'balancedFeeding'],
    biological: ['pseudomonasSpray'],
  },
  rice_hispa: {
    cultural: ['removeInfected', 'lessNitrogen', 'fieldScout', 'removeWeeds'],
    biological: ['neemOil'],
  },
  rice_dead_heart: {
    cultural: ['noSeedlingClipping', 'fieldScout', 'lessNitrogen', 'buryResidue'],
    biological: ['neemOil'],
  },
  rice_downy_mildew: { cultural: ['drain', 'pullEarly', 'resistantVariety'] },
  wheat_yellow_rust: {
    cultural: ['resistantVariety', 'lessNitrogen', 'fieldScout', 'timelySowing'],
  },
  wheat_black_rust: { cultural: ['resistantVariety', 'timelySowing', 'fieldScout'] },
  wheat_karnal_bunt: { cultural: ['rotate', 'cleanSeed', 'resistantVariety', 'steadyWater'] },
  wheat_powdery_mildew: { cultural: ['wideSpacing', 'lessNitrogen', 'resistantVariety'] },
  wheat_spot_blotch: {
    cultural: ['potash', 'timelySowing', 'rotate', 'cleanSeed'],
    biological: ['trichodermaSeed'],
  },
  maize_slb: { cultural: ['resistantVariety', 'buryResidue', 'rotate'] },
  cotton_clcud: {
    cultural: ['resistantVariety', 'timelySowing', 'removeWeeds', 'stickyTraps'],
    biological: ['neemOil'],
  },
  cotton_bacterial_blight: {
    cultural: ['cleanSeed', 'rotate', 'buryResidue', 'keepOutWhenWet'],
    biological: ['pseudomonasSeed'],
  },
  cotton_grey_mildew: { cultural: ['wideSpacing', 'lessNitrogen', 'buryResidue'] },
  sugarcane_smut: { cultural: ['bagSmuttedEars', 'uprootClump', 'healthySetts', 'noRatoon'] },
  soybean_rust: { cultural: ['resistantVariety', 'timelySowing', 'fieldScout'] },
  soybean_ymv: {
    cultural: ['resistantVariety', 'pullEarly', 'stickyTraps', 'removeWeeds'],
    biological: ['neemOil'],
  },
  soybean_anthracnose: {
    cultural: ['cleanSeed', 'rotate', 'buryResidue'],
    biological: ['trichodermaSeed'],
  },
  chickpea_wilt: {
    cultural: ['resistantVariety', 'timelySowing', 'rotate', 'uprootClump'],
    biological: ['trichodermaSeed', 'trichodermaSoil'],
  },
  pigeonpea_smd: { cultural: ['resistantVariety', 'pullEarly', 'noRatoon'] },
  pigeonpea_wilt: {
    cultural: ['resistantVariety', 'rotate', 'borderCrop', 'uprootClump'],
    biological: ['trichodermaSeed', 'trichodermaSoil'],
  },
  mustard_alternaria: { cultural: ['timelySowing', 'rotate', 'potash'] },
  mustard_white_rust: { cultural: ['timelySowing', 'cleanSeed', 'removeInfected'] },
  chilli_anthracnose: {
    cultural: ['cleanSeed', 'removeInfected', 'drain', 'rotate'],
    biological: ['pseudomonasSpray'],
  },
  grape_black_rot: { cultural: ['removeInfected', 'pruneOpen', 'clearFallenLeaves'] },
  grape_esca: { cultural: ['pruneDead', 'cleanTools', 'avoidWounds'] },
  grape_leaf_blight: { cultural: ['clearFallenLeaves', 'balancedFeeding', 'pruneOpen'] },
  grape_downy: { cultural: ['drain', 'pruneOpen', 'removeInfected'] },
  grape_powdery: { cultural: ['pruneOpen', 'lessNitrogen'], biological: ['bacillusPowdery'] },
  pomegranate_blight: {
    cultural: ['certifiedBudwood', 'pruneDead', 'cleanTools', 'removeInfected'],
  },
  onion_purple_blotch: { cultural: ['rotate', 'highRidges', 'waterAtRoot', 'balancedFeeding'] },
  okra_yvmv: {
    cultural: ['resistantVariety', 'pullEarly', 'stickyTraps', 'removeWeeds'],
    biological: ['neemOil'],
  },
  cucurbit_powdery: {
    cultural: ['wideSpacing', 'removeInfected'],
    biological: ['bacillusPowdery'],
  },
  cucurbit_downy: { cultural: ['stakeMulch', 'waterAtRoot', 'removeInfected'] },
  brinjal_little_leaf: {
    cultural: ['pullEarly', 'removeWeeds', 'netNursery', 'stickyTraps'],
    biological: ['neemOil'],
  },
  strawberry_scorch: { cultural: ['removeInfected', 'waterAtRoot', 'wideSpacing'] },
  peach_bacterial_spot: { cultural: ['resistantVariety', 'balancedFeeding', 'pruneOpen'] },
  cherry_powdery: { cultural: ['pruneOpen', 'removeInfected'], biological: ['bacillusPowdery'] },
};
