import { ACRE_M2, HECTARE_M2 } from './units.ts';

const SQUARE_FOOT_M2 = 0.09290304;
const feet = (count: number) => count * SQUARE_FOOT_M2;

export type LandUnit = {
  id: string;
  /** States where the unit has this size; absent when it is the same everywhere. */
  states?: readonly string[];
  squareMetres: number;
};

/**
 * Units of land in India. Metric and acre-based ones are exact (guntha 1/40, cent 1/100, kanal 1/8, marla 1/160 acre).
 * A bigha is custom: a square of the local chain, as in state settlement manuals (Rajasthan 165 feet, in places 132;
 * Bengal and Assam 120 feet; Punjab and Haryana 4.8 to the acre; Gujarat 16 gunthas; Himachal 5 to the acre;
 * Uttarakhand 756⅔ square yards), and differs between districts. A katha is a twentieth of the bigha, in Assam a fifth.
 * No opened source stands behind Uttarakhand and the katha of Bihar: custom, as widely told.
 */
export const LAND_UNITS: readonly LandUnit[] = [
  { id: 'acre', squareMetres: ACRE_M2 },
  { id: 'hectare', squareMetres: HECTARE_M2 },
  { id: 'square-yard', squareMetres: feet(9) },
  { id: 'guntha', squareMetres: ACRE_M2 / 40 },
  { id: 'cent', squareMetres: ACRE_M2 / 100 },
  {
    id: 'kanal',
    states: ['Punjab', 'Haryana', 'Himachal Pradesh', 'Jammu and Kashmir'],
    squareMetres: ACRE_M2 / 8,
  },
  {
    id: 'marla',
    states: ['Punjab', 'Haryana', 'Himachal Pradesh', 'Jammu and Kashmir'],
    squareMetres: ACRE_M2 / 160,
  },
  { id: 'katha-bengal', states: ['West Bengal'], squareMetres: feet(720) },
  { id: 'katha-assam', states: ['Assam'], squareMetres: feet(2880) },
  {
    id: 'katha-bihar',
    states: ['Bihar', 'Jharkhand', 'Uttar Pradesh'],
    squareMetres: feet(165 * 165) / 20,
  },
  {
    id: 'bigha-bengal-assam',
    states: ['West Bengal', 'Assam', 'Tripura'],
    squareMetres: feet(120 * 120),
  },
  {
    id: 'bigha-165',
    states: ['Rajasthan', 'Uttar Pradesh', 'Bihar', 'Jharkhand'],
    squareMetres: feet(165 * 165),
  },
  { id: 'bigha-gujarat', states: ['Gujarat'], squareMetres: (ACRE_M2 * 16) / 40 },
  { id: 'bigha-punjab', states: ['Punjab', 'Haryana'], squareMetres: ACRE_M2 / 4.8 },
  { id: 'bigha-himachal', states: ['Himachal Pradesh'], squareMetres: ACRE_M2 / 5 },
  { id: 'bigha-uttarakhand', states: ['Uttarakhand'], squareMetres: feet(756.6667 * 9) },
  { id: 'bigha-madhya-pradesh', states: ['Madhya Pradesh'], squareMetres: feet(12_000) },
];
