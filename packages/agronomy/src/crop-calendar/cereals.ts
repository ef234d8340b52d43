import type { CropEntry } from './calendar-entry.ts';

const NORTH_WEST_PLAINS = [
  'Punjab',
  'Haryana',
  'Delhi',
  'Chandigarh',
  'Rajasthan',
  'Uttar Pradesh',
];

const BORO_STATES = [
  'West Bengal',
  'Assam',
  'Bihar',
  'Odisha',
  'Tripura',
  'Andhra Pradesh',
  'Telangana',
  'Tamil Nadu',
  'Karnataka',
  'Kerala',
  'Chhattisgarh',
];

/** Cereals. Kc, height: FAO-56 Table 12; root depth, p: Table 22; lengths: Table 11 where the basis says so. */
export const CEREALS: readonly CropEntry[] = [
  {
    id: 'wheat',
    kc: [0.3, 1.15, 0.4],
    heightM: 1,
    rootDepthM: 1.2,
    depletionFraction: 0.55,
    calendars: [
      {
        season: 'rabi',
        sowFrom: '11-01',
        sowTo: '12-15',
        lengths: [15, 25, 50, 30],
        basis: 'fao-table',
      },
      {
        season: 'rabi',
        sowFrom: '11-01',
        sowTo: '12-15',
        lengths: [20, 30, 60, 35],
        basis: 'scaled',
        states: NORTH_WEST_PLAINS,
      },
    ],
  },
  {
    id: 'rice',
    kc: [1.05, 1.2, 0.75],
    heightM: 1,
    rootDepthM: 0.6,
    depletionFraction: 0.2,
    paddy: true,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '06-15',
        sowTo: '07-31',
        lengths: [30, 30, 60, 30],
        basis: 'fao-table',
      },
      {
        season: 'rabi',
        sowFrom: '12-01',
        sowTo: '02-15',
        lengths: [30, 30, 60, 30],
        basis: 'fao-table',
        states: BORO_STATES,
      },
    ],
  },
  {
    id: 'maize',
    kc: [0.3, 1.2, 0.35],
    heightM: 2,
    rootDepthM: 1.2,
    depletionFraction: 0.55,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '06-15',
        sowTo: '07-20',
        lengths: [20, 35, 40, 30],
        basis: 'fao-table',
      },
      {
        season: 'rabi',
        sowFrom: '10-01',
        sowTo: '11-15',
        lengths: [20, 35, 40, 30],
        basis: 'fao-table',
      },
      {
        season: 'zaid',
        sowFrom: '01-20',
        sowTo: '02-28',
        lengths: [20, 35, 40, 25],
        basis: 'scaled',
      },
    ],
  },
  {
    id: 'sorghum',
    kc: [0.3, 1.05, 0.55],
    heightM: 1.5,
    rootDepthM: 1.2,
    depletionFraction: 0.55,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '06-15',
        sowTo: '07-31',
        lengths: [20, 35, 40, 30],
        basis: 'fao-table',
      },
      {
        season: 'rabi',
        sowFrom: '09-01',
        sowTo: '10-15',
        lengths: [20, 35, 40, 30],
        basis: 'fao-table',
      },
    ],
  },
  {
    id: 'pearl-millet',
    kc: [0.3, 1, 0.3],
    heightM: 1.5,
    rootDepthM: 1.2,
    depletionFraction: 0.55,
    calendars: [
      {
        season: 'kharif',
        sowFrom: '06-15',
        sowTo: '07-31',
        lengths: [15, 25, 40, 25],
        basis: 'fao-table',
      },
    ],
  },
  {
    id: 'barley',
    kc: [0.3, 1.15, 0.25],
    heightM: 1,
    rootDepthM: 1.2,
    depletionFraction: 0.55,
    calendars: [
      {
        season: 'rabi',
        sowFrom: '11-01',
        sowTo: '11-30',
        lengths: [15, 25, 50, 30],
        basis: 'fao-table',
      },
    ],
  },
];
