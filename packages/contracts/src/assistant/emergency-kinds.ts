/** Emergencies of people; each has a first-aid card of the same name. `unclear` is danger of an unrecognised kind. */
export const PERSON_EMERGENCIES = [
  'poison',
  'fumigant',
  'gas',
  'selfharm',
  'snake',
  'scorpion',
  'sting',
  'bite',
  'attack',
  'machine',
  'shock',
  'fall',
  'bleeding',
  'road',
  'burn',
  'lightning',
  'drowning',
  'heat',
  'heart',
  'stroke',
  'collapse',
  'choking',
  'birth',
  'violence',
  'missing',
  'illness',
  'unclear',
] as const;

/** Emergencies of animals. */
export const ANIMAL_EMERGENCIES = [
  'animal-bloat',
  'animal-choke',
  'animal-poison',
  'animal-calving',
  'animal-prolapse',
  'animal-down',
  'animal-shock',
  'animal-bleeding',
  'animal-deaths',
  'animal-snake',
  'animal-fracture',
  'animal-collapse',
  'animal-unclear',
] as const;

/** `health`: a question about people's health without an emergency. */
export const EMERGENCY_KINDS = [...PERSON_EMERGENCIES, ...ANIMAL_EMERGENCIES, 'health'] as const;
export type EmergencyKind = (typeof EMERGENCY_KINDS)[number];
