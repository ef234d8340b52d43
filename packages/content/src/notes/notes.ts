import { cattleDiarrhoea } from './cattle-diarrhoea.ts';
import { cattleFever } from './cattle-fever.ts';
import { goatDiarrhoea } from './goat-diarrhoea.ts';
import { goatFever } from './goat-fever.ts';
import { goatVaccines } from './goat-vaccines.ts';
import { goatWorms } from './goat-worms.ts';
import { grainStorage } from './grain-storage.ts';
import { henFever } from './hen-fever.ts';
import type { FarmNote } from './note-types.ts';
import { onionStorage } from './onion-storage.ts';
import { pinkBollworm } from './pink-bollworm.ts';

/** Short answers to what farmers ask often and no article is on; each with its sources. */
export const notes: readonly FarmNote[] = [
  cattleFever,
  cattleDiarrhoea,
  goatFever,
  goatDiarrhoea,
  goatWorms,
  henFever,
  goatVaccines,
  grainStorage,
  onionStorage,
  pinkBollworm,
];
