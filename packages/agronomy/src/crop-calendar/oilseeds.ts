import { type CropEntry, crop } from './calendar-entry.ts';

/** Oilseeds. Kc, height: FAO-56 Table 12; root depth, p: Table 22; lengths: Table 11 where the basis says so. */
export const OILSEEDS: readonly CropEntry[] = [
  crop('soybean', [0.5, 1.15, 0.5], 0.75, 0.8, 0.5, [
    ['kharif', '06-15', '07-15', [18, 22, 42, 18], 'scaled'],
  ]),
  crop('groundnut', [0.4, 1.15, 0.6], 0.4, 0.7, 0.5, [
    ['kharif', '06-15', '07-15', [25, 35, 35, 20], 'scaled'],
    ['zaid', '01-15', '02-28', [25, 35, 45, 25], 'fao-table'],
  ]),
  crop('mustard', [0.35, 1.1, 0.35], 0.6, 1.2, 0.6, [
    ['rabi', '10-01', '11-15', [25, 35, 45, 25], 'scaled'],
  ]),
  crop('sunflower', [0.35, 1.1, 0.35], 2, 1, 0.45, [
    ['kharif', '06-15', '07-31', [20, 30, 40, 20], 'scaled'],
    ['rabi', '09-01', '11-15', [20, 30, 40, 20], 'scaled'],
    ['zaid', '01-01', '02-15', [20, 30, 40, 20], 'scaled'],
  ]),
  crop('safflower', [0.35, 1.1, 0.25], 0.8, 1.2, 0.6, [
    ['rabi', '09-15', '10-31', [20, 35, 45, 25], 'fao-table'],
  ]),
  crop('sesame', [0.35, 1.1, 0.25], 1, 1.2, 0.6, [
    ['kharif', '06-15', '07-31', [15, 25, 35, 15], 'scaled'],
  ]),
  crop('castor', [0.35, 1.15, 0.55], 1.5, 1.2, 0.5, [
    ['kharif', '06-15', '07-31', [25, 40, 65, 50], 'fao-table'],
  ]),
  crop('linseed', [0.35, 1.1, 0.25], 1.2, 1.2, 0.5, [
    ['rabi', '10-01', '11-15', [25, 35, 50, 40], 'fao-table'],
  ]),
];
