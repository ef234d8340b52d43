import { type CropEntry, crop } from './calendar-entry.ts';

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
  crop('wheat', [0.3, 1.15, 0.4], 1, 1.2, 0.55, [
    ['rabi', '11-01', '12-15', [15, 25, 50, 30], 'fao-table'],
    ['rabi', '11-01', '12-15', [20, 30, 60, 35], 'scaled', NORTH_WEST_PLAINS],
  ]),
  {
    ...crop('rice', [1.05, 1.2, 0.75], 1, 0.6, 0.2, [
      ['kharif', '06-15', '07-31', [30, 30, 60, 30], 'fao-table'],
      ['rabi', '12-01', '02-15', [30, 30, 60, 30], 'fao-table', BORO_STATES],
    ]),
    paddy: true,
  },
  crop('maize', [0.3, 1.2, 0.35], 2, 1.2, 0.55, [
    ['kharif', '06-15', '07-20', [20, 35, 40, 30], 'fao-table'],
    ['rabi', '10-01', '11-15', [20, 35, 40, 30], 'fao-table'],
    ['zaid', '01-20', '02-28', [20, 35, 40, 25], 'scaled'],
  ]),
  crop('sorghum', [0.3, 1.05, 0.55], 1.5, 1.2, 0.55, [
    ['kharif', '06-15', '07-31', [20, 35, 40, 30], 'fao-table'],
    ['rabi', '09-01', '10-15', [20, 35, 40, 30], 'fao-table'],
  ]),
  crop('pearl-millet', [0.3, 1, 0.3], 1.5, 1.2, 0.55, [
    ['kharif', '06-15', '07-31', [15, 25, 40, 25], 'fao-table'],
  ]),
  crop('barley', [0.3, 1.15, 0.25], 1, 1.2, 0.55, [
    ['rabi', '11-01', '11-30', [15, 25, 50, 30], 'fao-table'],
  ]),
];
