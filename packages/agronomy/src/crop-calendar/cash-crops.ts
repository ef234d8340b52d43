import type { CropEntry } from './calendar-entry.ts';

/** Fibre, sugar and spice crops. Kc, height: FAO-56 Table 12; root depth, p: Table 22; lengths: Table 11 where the basis says so. */
export const CASH_CROPS: readonly CropEntry[] = [
  {
    id: 'cotton',
    kc: [0.35, 1.17, 0.6],
    heightM: 1.35,
    rootDepthM: 1.3,
    depletionFraction: 0.65,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '05-15',
        sowTo: '07-10',
        lengths: [30, 50, 60, 55],
        basis: 'fao-table',
      },
    ],
  },
  {
    id: 'sugarcane',
    kc: [0.4, 1.25, 0.75],
    heightM: 3,
    rootDepthM: 1.5,
    depletionFraction: 0.65,
    calendars: [
      {
        season: 'annual',
        sowFrom: '01-01',
        sowTo: '03-15',
        lengths: [35, 60, 190, 120],
        basis: 'fao-table',
      },
    ],
  },
  {
    id: 'sugarcane-ratoon',
    kc: [0.4, 1.25, 0.75],
    heightM: 3,
    rootDepthM: 1.5,
    depletionFraction: 0.65,
    calendars: [
      {
        season: 'annual',
        sowFrom: '12-01',
        sowTo: '03-31',
        lengths: [25, 70, 135, 50],
        basis: 'fao-table',
      },
    ],
  },
  {
    id: 'chilli',
    kc: [0.6, 1.05, 0.9],
    heightM: 0.7,
    rootDepthM: 0.7,
    depletionFraction: 0.3,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '06-01',
        sowTo: '08-15',
        lengths: [30, 35, 60, 30],
        basis: 'scaled',
      },
    ],
  },
  {
    id: 'garlic',
    kc: [0.7, 1, 0.7],
    heightM: 0.3,
    rootDepthM: 0.4,
    depletionFraction: 0.3,
    calendars: [
      {
        season: 'rabi',
        sowFrom: '10-01',
        sowTo: '11-15',
        lengths: [20, 30, 60, 30],
        basis: 'scaled',
      },
    ],
  },
];
