import { type CropEntry, crop } from './calendar-entry.ts';

/** Pulses. Kc, height: FAO-56 Table 12; root depth, p: Table 22; lengths: Table 11 where the basis says so. */
export const PULSES: readonly CropEntry[] = [
  crop('chickpea', [0.4, 1, 0.35], 0.4, 0.8, 0.5, [
    ['rabi', '10-10', '11-20', [20, 30, 40, 20], 'scaled'],
  ]),
  crop('pigeonpea', [0.4, 1.05, 0.35], 1.5, 1.2, 0.5, [
    ['kharif', '06-10', '07-15', [30, 45, 60, 35], 'scaled'],
  ]),
  crop('green-gram', [0.4, 1.05, 0.35], 0.4, 0.6, 0.45, [
    ['kharif', '06-15', '07-31', [15, 20, 25, 15], 'scaled'],
    ['zaid', '03-01', '04-15', [15, 20, 25, 15], 'scaled'],
  ]),
  crop('black-gram', [0.4, 1.05, 0.35], 0.4, 0.6, 0.45, [
    ['kharif', '06-15', '07-31', [15, 20, 25, 15], 'scaled'],
  ]),
  crop('moth-bean', [0.4, 1.05, 0.35], 0.4, 0.6, 0.45, [
    ['kharif', '07-01', '07-31', [15, 20, 25, 15], 'scaled'],
  ]),
  crop('lentil', [0.4, 1.1, 0.3], 0.5, 0.7, 0.5, [
    ['rabi', '10-15', '11-30', [20, 30, 45, 25], 'scaled'],
  ]),
  crop('pea', [0.5, 1.15, 0.3], 0.5, 0.8, 0.4, [
    ['rabi', '10-15', '11-15', [20, 30, 35, 15], 'fao-table'],
  ]),
  crop('kidney-bean', [0.4, 1.15, 0.35], 0.4, 0.75, 0.45, [
    ['rabi', '10-15', '11-15', [20, 30, 40, 20], 'fao-table'],
  ]),
];
