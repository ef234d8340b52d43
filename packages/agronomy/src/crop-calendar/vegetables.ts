import { type CropEntry, crop } from './calendar-entry.ts';

/** Vegetables. Kc, height: FAO-56 Table 12; root depth, p: Table 22; lengths: Table 11 where the basis says so. */
export const VEGETABLES: readonly CropEntry[] = [
  crop('onion', [0.7, 1.05, 0.75], 0.4, 0.4, 0.3, [
    ['rabi', '11-15', '01-15', [15, 25, 70, 40], 'fao-table'],
    ['kharif', '06-15', '08-15', [15, 25, 45, 25], 'scaled'],
  ]),
  crop('potato', [0.5, 1.15, 0.75], 0.6, 0.5, 0.35, [
    ['rabi', '10-01', '11-30', [25, 30, 40, 20], 'scaled'],
  ]),
  crop('tomato', [0.6, 1.15, 0.8], 0.6, 1, 0.4, [
    ['kharif', '06-01', '07-31', [30, 40, 45, 30], 'fao-table'],
    ['rabi', '09-01', '10-31', [30, 40, 45, 30], 'fao-table'],
    ['zaid', '01-01', '02-28', [30, 40, 45, 30], 'fao-table'],
  ]),
  crop('brinjal', [0.6, 1.05, 0.9], 0.8, 0.9, 0.45, [
    ['kharif', '06-15', '07-31', [30, 40, 40, 20], 'fao-table'],
    ['rabi', '09-01', '10-31', [30, 40, 40, 20], 'fao-table'],
  ]),
  crop('cabbage', [0.7, 1.05, 0.95], 0.4, 0.5, 0.45, [
    ['rabi', '09-01', '11-30', [20, 30, 30, 10], 'scaled'],
  ]),
  crop('cucumber', [0.6, 1, 0.75], 0.3, 0.9, 0.5, [
    ['kharif', '06-15', '07-31', [20, 30, 40, 15], 'fao-table'],
    ['zaid', '02-01', '03-31', [20, 30, 40, 15], 'fao-table'],
  ]),
  crop('carrot', [0.7, 1.05, 0.95], 0.3, 0.75, 0.35, [
    ['rabi', '09-01', '11-15', [20, 30, 30, 20], 'fao-table'],
  ]),
  crop('spinach', [0.7, 1, 0.95], 0.3, 0.4, 0.2, [
    ['rabi', '09-15', '11-30', [20, 20, 20, 5], 'fao-table'],
  ]),
  crop('sweet-potato', [0.5, 1.15, 0.65], 0.4, 1.2, 0.65, [
    ['kharif', '06-15', '07-31', [15, 30, 50, 30], 'fao-table'],
  ]),
];
