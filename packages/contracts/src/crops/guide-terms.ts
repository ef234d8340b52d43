/** Sections of a crop guide, in the order of a season. */
export const GUIDE_SECTIONS = [
  'variety',
  'sowing',
  'seed',
  'spacing',
  'nutrients',
  'water',
  'weeds',
  'pests',
  'diseases',
  'harvest',
  'storing',
] as const;

/** Events from which the days of a job are counted. */
export const GUIDE_EVENTS = [
  'sowing',
  'transplanting',
  'planting',
  'pruning',
  'ratooning',
] as const;

export const GUIDE_SEASONS = ['kharif', 'rabi', 'zaid', 'annual'] as const;
