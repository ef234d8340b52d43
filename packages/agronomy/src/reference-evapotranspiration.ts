import { penmanMonteithDailyMm } from './penman-monteith.ts';
import {
  clearSkyRadiation,
  daylightHours,
  extraterrestrialRadiation,
  netLongwaveRadiation,
  netShortwaveRadiation,
  relativeShortwave,
  solarRadiationFromSunshine,
  solarRadiationFromTemperature,
  TEMPERATURE_RADIATION_FACTOR,
} from './radiation.ts';
import {
  actualVapourPressureKPa,
  type HumidityReadings,
  meanSaturationVapourPressureKPa,
  pressureKPa,
  psychrometricConstant,
  saturationVapourPressureKPa,
  vapourPressureSlopeKPaPerC,
} from './vapour-pressure.ts';
import { windAtTwoMetres } from './wind.ts';

export type DailyEt0Input = HumidityReadings & {
  latitudeDeg: number;
  dayOfYear: number;
  elevationM?: number | undefined;
  tempMeanC?: number | undefined;
  airPressureKPa?: number | undefined;
  /** Wind speed and the height it was read at (2 m unless said). */
  windMs?: number | undefined;
  windHeightM?: number | undefined;
  solarRadiationMj?: number | undefined;
  sunshineHours?: number | undefined;
  soilHeatFluxMj?: number | undefined;
  coastal?: boolean | undefined;
};

/** Quantities that were estimated because they were not measured. */
export type Estimated = 'humidity' | 'radiation' | 'wind';

export type Et0Terms = {
  et0Mm: number;
  extraterrestrial: number;
  daylightHours: number;
  solar: number;
  clearSky: number;
  netShortwave: number;
  netLongwave: number;
  netRadiation: number;
  slope: number;
  psychrometric: number;
  saturationKPa: number;
  actualKPa: number;
  windAt2mMs: number;
  estimated: Estimated[];
};

/** World average wind at 2 m where none is known; FAO-56 chapter 3, "missing wind speed data". */
const DEFAULT_WIND_MS = 2;

function solarRadiation(input: DailyEt0Input, extraterrestrial: number, clearSky: number) {
  if (input.solarRadiationMj !== undefined) return input.solarRadiationMj;
  if (input.sunshineHours !== undefined) {
    const possible = daylightHours(input.latitudeDeg, input.dayOfYear);
    return solarRadiationFromSunshine(extraterrestrial, input.sunshineHours, possible);
  }
  const factor = TEMPERATURE_RADIATION_FACTOR[input.coastal === true ? 'coastal' : 'interior'];
  return solarRadiationFromTemperature(
    extraterrestrial,
    clearSky,
    input.tempMinC,
    input.tempMaxC,
    factor,
  );
}

/**
 * Reference evapotranspiration of a day (or the mean day of a month) with every term of the working; FAO-56 eq 6.
 * Missing humidity becomes a dew point at the minimum temperature (eq 48), missing radiation comes from
 * sunshine (eq 35) or the temperature range (eq 50), missing wind is 2 m/s; `estimated` names them.
 */
export function et0Terms(input: DailyEt0Input): Et0Terms {
  const { tempMinC, tempMaxC, latitudeDeg, dayOfYear } = input;
  const elevationM = input.elevationM ?? 0;
  const tempC = input.tempMeanC ?? (tempMinC + tempMaxC) / 2;
  const measuredKPa = actualVapourPressureKPa(input);
  const actualKPa = measuredKPa ?? saturationVapourPressureKPa(tempMinC);
  const extraterrestrial = extraterrestrialRadiation(latitudeDeg, dayOfYear);
  const clearSky = clearSkyRadiation(extraterrestrial, elevationM);
  const solar = solarRadiation(input, extraterrestrial, clearSky);
  const netShortwave = netShortwaveRadiation(solar);
  const relative = relativeShortwave(solar, clearSky);
  const netLongwave = netLongwaveRadiation(tempMinC, tempMaxC, actualKPa, relative);
  const windAt2mMs =
    input.windMs === undefined
      ? DEFAULT_WIND_MS
      : windAtTwoMetres(input.windMs, input.windHeightM ?? 2);
  const estimated: Estimated[] = [];
  if (measuredKPa === null) estimated.push('humidity');
  if (input.solarRadiationMj === undefined && input.sunshineHours === undefined) {
    estimated.push('radiation');
  }
  if (input.windMs === undefined) estimated.push('wind');
  const terms = {
    netRadiation: netShortwave - netLongwave,
    slope: vapourPressureSlopeKPaPerC(tempC),
    psychrometric: psychrometricConstant(input.airPressureKPa ?? pressureKPa(elevationM)),
    saturationKPa: meanSaturationVapourPressureKPa(tempMinC, tempMaxC),
    actualKPa,
    windAt2mMs,
  };
  const et0Mm = penmanMonteithDailyMm({
    ...terms,
    tempC,
    soilHeatFlux: input.soilHeatFluxMj,
  });
  const hours = daylightHours(latitudeDeg, dayOfYear);
  const radiation = {
    extraterrestrial,
    solar,
    clearSky,
    netShortwave,
    netLongwave,
  };
  return { et0Mm, daylightHours: hours, ...radiation, ...terms, estimated };
}
