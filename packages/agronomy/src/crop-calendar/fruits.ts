import { type CropEntry, crop } from './calendar-entry.ts';

/** Fruits and plantation crops; year-round ones carry the middle coefficient. Kc, height: FAO-56 Table 12; root depth, p: Table 22; lengths: Table 11 where the basis says so. */
export const FRUITS: readonly CropEntry[] = [
  crop('banana', [0.5, 1.1, 1], 3, 0.7, 0.35, [
    ['annual', '06-01', '10-31', [120, 90, 120, 60], 'fao-table'],
  ]),
  crop('grape', [0.3, 0.85, 0.45], 2, 1.2, 0.35, [
    ['annual', '10-01', '10-31', [20, 40, 60, 20], 'scaled'],
  ]),
  crop('watermelon', [0.4, 1, 0.75], 0.4, 1, 0.4, [
    ['zaid', '01-15', '03-15', [15, 25, 30, 20], 'scaled'],
  ]),
  crop('muskmelon', [0.5, 1.05, 0.75], 0.4, 1, 0.4, [
    ['zaid', '02-01', '03-31', [20, 25, 30, 20], 'scaled'],
  ]),
  crop('pomegranate', [0.45, 0.75, 0.65], 3, 1, 0.5),
  crop('orange', [0.7, 0.65, 0.7], 4, 1.2, 0.5),
  crop('apple', [0.6, 0.95, 0.75], 4, 1.2, 0.5),
  crop('coconut', [0.95, 1, 1], 8, 0.9, 0.65),
  crop('coffee', [0.9, 0.95, 0.95], 2.5, 1.2, 0.4),
  crop('tea', [0.95, 1, 1], 1.5, 1.2, 0.4),
];
