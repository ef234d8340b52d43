import type { CropEntry } from './calendar-entry.ts';

/** Pulses. Kc, height: FAO-56 Table 12; root depth, p: Table 22; lengths: Table 11 where the basis says so. */
export const PULSES: readonly CropEntry[] = [
  {
    id: 'chickpea',
    kc: [0.4, 1, 0.35],
    heightM: 0.4,
    rootDepthM: 0.8,
    depletionFraction: 0.5,
    calendars: [
      {
        season: 'rabi',
        sowFrom: '10-10',
        sowTo: '11-20',
        lengths: [20, 30, 40, 20],
        basis: 'scaled',
      },
    ],
  },
  {
    id: 'pigeonpea',
    kc: [0.4, 1.05, 0.35],
    heightM: 1.5,
    rootDepthM: 1.2,
    depletionFraction: 0.5,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '06-10',
        sowTo: '07-15',
        lengths: [30, 45, 60, 35],
        basis: 'scaled',
      },
    ],
  },
  {
    id: 'green-gram',
    kc: [0.4, 1.05, 0.35],
    heightM: 0.4,
    rootDepthM: 0.6,
    depletionFraction: 0.45,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '06-15',
        sowTo: '07-31',
        lengths: [15, 20, 25, 15],
        basis: 'scaled',
      },
      {
        season: 'zaid',
        sowFrom: '03-01',
        sowTo: '04-15',
        lengths: [15, 20, 25, 15],
        basis: 'scaled',
      },
    ],
  },
  {
    id: 'black-gram',
    kc: [0.4, 1.05, 0.35],
    heightM: 0.4,
    rootDepthM: 0.6,
    depletionFraction: 0.45,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '06-15',
        sowTo: '07-31',
        lengths: [15, 20, 25, 15],
        basis: 'scaled',
      },
    ],
  },
  {
    id: 'moth-bean',
    kc: [0.4, 1.05, 0.35],
    heightM: 0.4,
    rootDepthM: 0.6,
    depletionFraction: 0.45,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '07-01',
        sowTo: '07-31',
        lengths: [15, 20, 25, 15],
        basis: 'scaled',
      },
    ],
  },
  {
    id: 'lentil',
    kc: [0.4, 1.1, 0.3],
    heightM: 0.5,
    rootDepthM: 0.7,
    depletionFraction: 0.5,
    calendars: [
      {
        season: 'rabi',
        sowFrom: '10-15',
        sowTo: '11-30',
        lengths: [20, 30, 45, 25],
        basis: 'scaled',
      },
    ],
  },
  {
    id: 'pea',
    kc: [0.5, 1.15, 0.3],
    heightM: 0.5,
    rootDepthM: 0.8,
    depletionFraction: 0.4,
    calendars: [
      {
        season: 'rabi',
        sowFrom: '10-15',
        sowTo: '11-15',
        lengths: [20, 30, 35, 15],
        basis: 'fao-table',
      },
    ],
  },
  {
    id: 'kidney-bean',
    kc: [0.4, 1.15, 0.35],
    heightM: 0.4,
    rootDepthM: 0.75,
    depletionFraction: 0.45,
    calendars: [
      {
        season: 'rabi',
        sowFrom: '10-15',
        sowTo: '11-15',
        lengths: [20, 30, 40, 20],
        basis: 'fao-table',
      },
    ],
  },
];
