import { type CropEntry, crop } from './calendar-entry.ts';

/** Fibre, sugar and spice crops. Kc, height: FAO-56 Table 12; root depth, p: Table 22; lengths: Table 11 where the basis says so. */
export const CASH_CROPS: readonly CropEntry[] = [
  crop('cotton', [0.35, 1.17, 0.6], 1.35, 1.3, 0.65, [
    ['kharif', '05-15', '07-10', [30, 50, 60, 55], 'fao-table'],
  ]),
  crop('sugarcane', [0.4, 1.25, 0.75], 3, 1.5, 0.65, [
    ['annual', '01-01', '03-15', [35, 60, 190, 120], 'fao-table'],
  ]),
  crop('sugarcane-ratoon', [0.4, 1.25, 0.75], 3, 1.5, 0.65, [
    ['annual', '12-01', '03-31', [25, 70, 135, 50], 'fao-table'],
  ]),
  crop('chilli', [0.6, 1.05, 0.9], 0.7, 0.7, 0.3, [
    ['kharif', '06-01', '08-15', [30, 35, 60, 30], 'scaled'],
  ]),
  crop('garlic', [0.7, 1, 0.7], 0.3, 0.4, 0.3, [
    ['rabi', '10-01', '11-15', [20, 30, 60, 30], 'scaled'],
  ]),
];
