import { daysBetween } from '@ankur/agronomy/calendar-day';
import type { AnimalEventKind } from '@ankur/contracts/farm-record/animal-events';
import type { Animal } from '../../entities/farm/farm.api.ts';
import type { IconName } from '../../ui/icon-paths.ts';

type Kinds = readonly [AnimalEventKind, ...AnimalEventKind[]];

const ALWAYS = ['feed', 'vaccination', 'deworming', 'illness', 'medicine'] as const;
const END = ['sale', 'death', 'other'] as const;
const LAYERS: Kinds = ['eggs', ...ALWAYS, ...END];
/** Milked animals that are written down as one. */
const GROUP: Kinds = ['milk', ...ALWAYS, ...END];
const MALES: Kinds = [...ALWAYS, ...END];
const MALE: Kinds = [...ALWAYS, 'service', 'weight', ...END];
const FEMALE: Kinds = [
  ...(['milk', 'heat', 'service', 'ai', 'pregnancy_check', 'dry_off', 'calving'] as const),
  ...ALWAYS,
  'weight',
  ...END,
];

/** The drawing that stands where it has no picture. */
export const drawingOf = ({ species }: Animal): IconName => (species === 'poultry' ? 'hen' : 'cow');

/** Whether it gives milk that is written down by the day. */
export const givesMilk = ({ species, sex, count }: Animal): boolean =>
  species !== 'poultry' && sex !== 'male' && count === 1;

/** Of no cow or buffalo has calved at this age, of no goat or sheep at the other. */
const YOUNG_DAYS = { cow: 540, buffalo: 540, goat: 300, sheep: 300, poultry: 0 } as const;

/** Whether it was born too lately to give milk, unless it has calved. */
export const isYoung = ({ species, born_on, lactation }: Animal, today: string): boolean =>
  !lactation && born_on !== null && daysBetween(born_on, today) < YOUNG_DAYS[species];

/** Whether it is a flock that lays. */
export const laysEggs = ({ species, sex }: Animal): boolean =>
  species === 'poultry' && sex !== 'male';

/** What can happen to an animal or a flock, the most frequent first. */
export function kindsOf(animal: Animal): Kinds {
  const isMale = animal.sex === 'male';
  if (animal.species === 'poultry') return isMale ? MALES : LAYERS;
  if (animal.count > 1) return isMale ? MALES : GROUP;
  return isMale ? MALE : FEMALE;
}
