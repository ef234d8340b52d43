import { ACRE_M2, HECTARE_M2 } from './units.ts';

const SQUARE_FOOT_M2 = 0.09290304;
const feet = (count: number) => count * SQUARE_FOOT_M2;

export type LandUnit = {
  id: string;
  name: string;
  /** States where the unit has this size; absent when it is the same everywhere. */
  states?: readonly string[];
  squareMetres: number;
  /** Custom differs between districts: to be confirmed with the land record. */
  varies: boolean;
};

/**
 * Units of land in India. Metric and acre-based ones are exact (guntha 1/40, cent and decimal 1/100, kanal 1/8, marla
 * 1/160 acre, ground 2,400 square feet). A bigha is custom: a square of the local chain, as in state settlement
 * manuals (Rajasthan 165 or 132 feet; Bengal and Assam 120 feet; Punjab and Haryana 4.8 to the acre; Gujarat 16
 * gunthas; Himachal 5 to the acre; Uttarakhand 756⅔ square yards); it is marked as varying. A katha is a twentieth
 * of the bigha, in Assam a fifth. No opened source stands behind Uttarakhand and the katha of Bihar: custom, as widely told.
 */
export const LAND_UNITS: readonly LandUnit[] = [
  { id: 'acre', name: 'acre', squareMetres: ACRE_M2, varies: false },
  { id: 'hectare', name: 'hectare', squareMetres: HECTARE_M2, varies: false },
  { id: 'are', name: 'are', squareMetres: 100, varies: false },
  { id: 'square-metre', name: 'square metre', squareMetres: 1, varies: false },
  { id: 'square-foot', name: 'square foot', squareMetres: SQUARE_FOOT_M2, varies: false },
  { id: 'square-yard', name: 'gaj', squareMetres: feet(9), varies: false },
  { id: 'guntha', name: 'guntha', squareMetres: ACRE_M2 / 40, varies: false },
  { id: 'cent', name: 'cent', squareMetres: ACRE_M2 / 100, varies: false },
  { id: 'decimal', name: 'decimal', squareMetres: ACRE_M2 / 100, varies: false },
  {
    id: 'kanal',
    name: 'kanal',
    states: ['Punjab', 'Haryana', 'Himachal Pradesh', 'Jammu and Kashmir'],
    squareMetres: ACRE_M2 / 8,
    varies: false,
  },
  {
    id: 'marla',
    name: 'marla',
    states: ['Punjab', 'Haryana', 'Himachal Pradesh', 'Jammu and Kashmir'],
    squareMetres: ACRE_M2 / 160,
    varies: false,
  },
  {
    id: 'ground',
    name: 'ground',
    states: ['Tamil Nadu'],
    squareMetres: feet(2400),
    varies: false,
  },
  {
    id: 'katha-bengal',
    name: 'katha',
    states: ['West Bengal'],
    squareMetres: feet(720),
    varies: true,
  },
  { id: 'katha-assam', name: 'katha', states: ['Assam'], squareMetres: feet(2880), varies: true },
  {
    id: 'katha-bihar',
    name: 'katha',
    states: ['Bihar', 'Jharkhand', 'Uttar Pradesh'],
    squareMetres: feet(165 * 165) / 20,
    varies: true,
  },
  {
    id: 'bigha-bengal-assam',
    name: 'bigha',
    states: ['West Bengal', 'Assam', 'Tripura'],
    squareMetres: feet(120 * 120),
    varies: true,
  },
  {
    id: 'bigha-165',
    name: 'bigha',
    states: ['Rajasthan', 'Uttar Pradesh', 'Bihar', 'Jharkhand'],
    squareMetres: feet(165 * 165),
    varies: true,
  },
  {
    id: 'bigha-132',
    name: 'bigha (132 ft)',
    states: ['Rajasthan'],
    squareMetres: feet(132 * 132),
    varies: true,
  },
  {
    id: 'bigha-gujarat',
    name: 'vigha',
    states: ['Gujarat'],
    squareMetres: (ACRE_M2 * 16) / 40,
    varies: true,
  },
  {
    id: 'bigha-punjab',
    name: 'bigha',
    states: ['Punjab', 'Haryana'],
    squareMetres: ACRE_M2 / 4.8,
    varies: true,
  },
  {
    id: 'bigha-himachal',
    name: 'bigha',
    states: ['Himachal Pradesh'],
    squareMetres: ACRE_M2 / 5,
    varies: true,
  },
  {
    id: 'bigha-uttarakhand',
    name: 'bigha',
    states: ['Uttarakhand'],
    squareMetres: feet(756.6667 * 9),
    varies: true,
  },
  {
    id: 'bigha-madhya-pradesh',
    name: 'bigha',
    states: ['Madhya Pradesh'],
    squareMetres: feet(12_000),
    varies: true,
  },
];
