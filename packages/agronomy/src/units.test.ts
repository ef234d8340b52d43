import { describe, expect, it } from 'vitest';
import { monthlySoilHeatFlux, monthlySoilHeatFluxSoFar } from './soil-heat-flux.ts';
import {
  fahrenheitToCelsius,
  hPaToKPa,
  kmhToMs,
  mmOnAcresToM3,
  mmOnHectaresToM3,
  wattsToMjPerDay,
} from './units.ts';
import { windAtTwoMetres } from './wind.ts';

describe('units', () => {
  it.each([
    ['36 km/h', kmhToMs(36), 10],
    ['95 °F', fahrenheitToCelsius(95), 35],
    ['1013 hPa', hPaToKPa(1013), 101.3],
    ['250 W/m²', wattsToMjPerDay(250), 21.6],
    ['10 mm on a hectare', mmOnHectaresToM3(10, 1), 100],
    ['25 mm on 2 acres', mmOnAcresToM3(25, 2), 202.343],
  ])('%s', (_, computed, expected) => {
    expect(computed).toBeCloseTo(expected, 3);
  });
});

describe('wind and soil heat', () => {
  it('converts wind from 10 m and leaves a reading at 2 m unchanged', () => {
    expect(windAtTwoMetres(3.2, 10)).toBeCloseTo(2.39, 2);
    expect(windAtTwoMetres(3.2, 2)).toBe(3.2);
    expect(() => windAtTwoMetres(3, 0.05)).toThrow(RangeError);
  });

  it('takes soil heat from both neighbours, or from the month before alone', () => {
    expect(monthlySoilHeatFlux(14.1, 18.8)).toBeCloseTo(0.329, 3);
    expect(monthlySoilHeatFluxSoFar(29.2, 30.2)).toBeCloseTo(0.14, 3);
    expect(monthlySoilHeatFlux(20, 20)).toBe(0);
  });
});
