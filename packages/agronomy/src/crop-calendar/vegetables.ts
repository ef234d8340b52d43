import type { CropEntry } from './calendar-entry.ts';

/** Vegetables. Kc, height: FAO-56 Table 12; root depth, p: Table 22; lengths: Table 11 where the basis says so. */
export const VEGETABLES: readonly CropEntry[] = [
  {
    id: 'onion',
    kc: [0.7, 1.05, 0.75],
    heightM: 0.4,
    rootDepthM: 0.4,
    depletionFraction: 0.3,
    calendars: [
      {
        season: 'rabi',
        sowFrom: '11-15',
        sowTo: '01-15',
        lengths: [15, 25, 70, 40],
        basis: 'fao-table',
      },
      {
        season: 'kharif',
        sowFrom: '06-15',
        sowTo: '08-15',
        lengths: [15, 25, 45, 25],
        basis: 'scaled',
      },
    ],
  },
  {
    id: 'potato',
    kc: [0.5, 1.15, 0.75],
    heightM: 0.6,
    rootDepthM: 0.5,
    depletionFraction: 0.35,
    calendars: [
      {
        season: 'rabi',
        sowFrom: '10-01',
        sowTo: '11-30',
        lengths: [25, 30, 40, 20],
        basis: 'scaled',
      },
    ],
  },
  {
    id: 'tomato',
    kc: [0.6, 1.15, 0.8],
    heightM: 0.6,
    rootDepthM: 1,
    depletionFraction: 0.4,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '06-01',
        sowTo: '07-31',
        lengths: [30, 40, 45, 30],
        basis: 'fao-table',
      },
      {
        season: 'rabi',
        sowFrom: '09-01',
        sowTo: '10-31',
        lengths: [30, 40, 45, 30],
        basis: 'fao-table',
      },
      {
        season: 'zaid',
        sowFrom: '01-01',
        sowTo: '02-28',
        lengths: [30, 40, 45, 30],
        basis: 'fao-table',
      },
    ],
  },
  {
    id: 'brinjal',
    kc: [0.6, 1.05, 0.9],
    heightM: 0.8,
    rootDepthM: 0.9,
    depletionFraction: 0.45,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '06-15',
        sowTo: '07-31',
        lengths: [30, 40, 40, 20],
        basis: 'fao-table',
      },
      {
        season: 'rabi',
        sowFrom: '09-01',
        sowTo: '10-31',
        lengths: [30, 40, 40, 20],
        basis: 'fao-table',
      },
    ],
  },
  {
    id: 'cabbage',
    kc: [0.7, 1.05, 0.95],
    heightM: 0.4,
    rootDepthM: 0.5,
    depletionFraction: 0.45,
    calendars: [
      {
        season: 'rabi',
        sowFrom: '09-01',
        sowTo: '11-30',
        lengths: [20, 30, 30, 10],
        basis: 'scaled',
      },
    ],
  },
  {
    id: 'cucumber',
    kc: [0.6, 1, 0.75],
    heightM: 0.3,
    rootDepthM: 0.9,
    depletionFraction: 0.5,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '06-15',
        sowTo: '07-31',
        lengths: [20, 30, 40, 15],
        basis: 'fao-table',
      },
      {
        season: 'zaid',
        sowFrom: '02-01',
        sowTo: '03-31',
        lengths: [20, 30, 40, 15],
        basis: 'fao-table',
      },
    ],
  },
  {
    id: 'carrot',
    kc: [0.7, 1.05, 0.95],
    heightM: 0.3,
    rootDepthM: 0.75,
    depletionFraction: 0.35,
    calendars: [
      {
        season: 'rabi',
        sowFrom: '09-01',
        sowTo: '11-15',
        lengths: [20, 30, 30, 20],
        basis: 'fao-table',
      },
    ],
  },
  {
    id: 'spinach',
    kc: [0.7, 1, 0.95],
    heightM: 0.3,
    rootDepthM: 0.4,
    depletionFraction: 0.2,
    calendars: [
      {
        season: 'rabi',
        sowFrom: '09-15',
        sowTo: '11-30',
        lengths: [20, 20, 20, 5],
        basis: 'fao-table',
      },
    ],
  },
  {
    id: 'sweet-potato',
    kc: [0.5, 1.15, 0.65],
    heightM: 0.4,
    rootDepthM: 1.2,
    depletionFraction: 0.65,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '06-15',
        sowTo: '07-31',
        lengths: [15, 30, 50, 30],
        basis: 'fao-table',
      },
    ],
  },
];
