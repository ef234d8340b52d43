import type { CropEntry } from './calendar-entry.ts';

/** Oilseeds. Kc, height: FAO-56 Table 12; root depth, p: Table 22; lengths: Table 11 where the basis says so. */
export const OILSEEDS: readonly CropEntry[] = [
  {
    id: 'soybean',
    kc: [0.5, 1.15, 0.5],
    heightM: 0.75,
    rootDepthM: 0.8,
    depletionFraction: 0.5,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '06-15',
        sowTo: '07-15',
        lengths: [18, 22, 42, 18],
        basis: 'scaled',
      },
    ],
  },
  {
    id: 'groundnut',
    kc: [0.4, 1.15, 0.6],
    heightM: 0.4,
    rootDepthM: 0.7,
    depletionFraction: 0.5,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '06-15',
        sowTo: '07-15',
        lengths: [25, 35, 35, 20],
        basis: 'scaled',
      },
      {
        season: 'zaid',
        sowFrom: '01-15',
        sowTo: '02-28',
        lengths: [25, 35, 45, 25],
        basis: 'fao-table',
      },
    ],
  },
  {
    id: 'mustard',
    kc: [0.35, 1.1, 0.35],
    heightM: 0.6,
    rootDepthM: 1.2,
    depletionFraction: 0.6,
    calendars: [
      {
        season: 'rabi',
        sowFrom: '10-01',
        sowTo: '11-15',
        lengths: [25, 35, 45, 25],
        basis: 'scaled',
      },
    ],
  },
  {
    id: 'sunflower',
    kc: [0.35, 1.1, 0.35],
    heightM: 2,
    rootDepthM: 1,
    depletionFraction: 0.45,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '06-15',
        sowTo: '07-31',
        lengths: [20, 30, 40, 20],
        basis: 'scaled',
      },
      {
        season: 'rabi',
        sowFrom: '09-01',
        sowTo: '11-15',
        lengths: [20, 30, 40, 20],
        basis: 'scaled',
      },
      {
        season: 'zaid',
        sowFrom: '01-01',
        sowTo: '02-15',
        lengths: [20, 30, 40, 20],
        basis: 'scaled',
      },
    ],
  },
  {
    id: 'safflower',
    kc: [0.35, 1.1, 0.25],
    heightM: 0.8,
    rootDepthM: 1.2,
    depletionFraction: 0.6,
    calendars: [
      {
        season: 'rabi',
        sowFrom: '09-15',
        sowTo: '10-31',
        lengths: [20, 35, 45, 25],
        basis: 'fao-table',
      },
    ],
  },
  {
    id: 'sesame',
    kc: [0.35, 1.1, 0.25],
    heightM: 1,
    rootDepthM: 1.2,
    depletionFraction: 0.6,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '06-15',
        sowTo: '07-31',
        lengths: [15, 25, 35, 15],
        basis: 'scaled',
      },
    ],
  },
  {
    id: 'castor',
    kc: [0.35, 1.15, 0.55],
    heightM: 1.5,
    rootDepthM: 1.2,
    depletionFraction: 0.5,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '06-15',
        sowTo: '07-31',
        lengths: [25, 40, 65, 50],
        basis: 'fao-table',
      },
    ],
  },
  {
    id: 'linseed',
    kc: [0.35, 1.1, 0.25],
    heightM: 1.2,
    rootDepthM: 1.2,
    depletionFraction: 0.5,
    calendars: [
      {
        season: 'rabi',
        sowFrom: '10-01',
        sowTo: '11-15',
        lengths: [25, 35, 50, 40],
        basis: 'fao-table',
      },
    ],
  },
];
