import { cattleFever } from './cattle-fever.ts';
import { goatFever } from './goat-fever.ts';
import { goatVaccines } from './goat-vaccines.ts';
import { grainStorage } from './grain-storage.ts';
import { henFever } from './hen-fever.ts';
import type { FarmNote } from './note-types.ts';

/** Short answers to what farmers ask often and no article is on; each with its sources. */
export const notes: readonly FarmNote[] = [
  cattleFever,
  goatFever,
  henFever,
  goatVaccines,
  grainStorage,
];
