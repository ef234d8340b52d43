import { LAND_UNITS, type LandUnit } from './land-units.ts';
import { ACRE_M2 } from './units.ts';

/** Units whose size is custom and differs by state. */
const LOCAL_UNITS = ['bigha', 'katha'] as const;

const isLocal = (unit: string) => (LOCAL_UNITS as readonly string[]).includes(unit);

const ofFamily = (unit: string) => LAND_UNITS.filter(({ id }) => id.startsWith(`${unit}-`));

/** The unit as a state uses it, by the state's English name; null where no such unit is known. */
export function fieldUnit(unit: string, state: string | null): LandUnit | null {
  if (!isLocal(unit)) return LAND_UNITS.find(({ id }) => id === unit) ?? null;
  return ofFamily(unit).find(({ states }) => state !== null && states?.includes(state)) ?? null;
}

/** English names of the states whose bigha or katha is known, in the order of the alphabet. */
export const statesOfUnit = (unit: string): string[] =>
  isLocal(unit) ? [...new Set(ofFamily(unit).flatMap(({ states }) => states ?? []))].sort() : [];

/** An area in acres; null where the unit has no known size in the state. */
export function fieldAcres(area: number, unit: string, state: string | null): number | null {
  const known = fieldUnit(unit, state);
  return known === null ? null : (area * known.squareMetres) / ACRE_M2;
}
