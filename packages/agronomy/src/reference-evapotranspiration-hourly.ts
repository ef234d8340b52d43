import { penmanMonteithHourlyMm } from './penman-monteith.ts';
import { clearSkyRadiation, netShortwaveRadiation, relativeShortwave } from './radiation.ts';
import {
  extraterrestrialRadiationHourly,
  type HourAndPlace,
  netLongwaveRadiationHourly,
} from './radiation-hourly.ts';
import { hourlySoilHeatFlux } from './soil-heat-flux.ts';
import {
  pressureKPa,
  psychrometricConstant,
  saturationVapourPressureKPa,
  vapourPressureSlopeKPaPerC,
} from './vapour-pressure.ts';
import { windAtTwoMetres } from './wind.ts';

export type HourlyEt0Input = HourAndPlace & {
  elevationM?: number | undefined;
  tempC: number;
  humidityPct?: number | undefined;
  vapourPressureKPa?: number | undefined;
  windMs: number;
  windHeightM?: number | undefined;
  /** Solar radiation of the hour, MJ/m². */
  solarRadiationMj: number;
  /** Rs/Rso to use while the sun is down: that of the hours before sunset, 0.8 when unknown (FAO-56 p 75). */
  nightRelativeSolar?: number | undefined;
};

export type HourlyEt0Terms = {
  et0Mm: number;
  extraterrestrial: number;
  clearSky: number;
  netShortwave: number;
  netLongwave: number;
  netRadiation: number;
  soilHeatFlux: number;
  saturationKPa: number;
  actualKPa: number;
  slope: number;
  psychrometric: number;
  daytime: boolean;
};

/** Reference evapotranspiration of one hour (mm) with its terms; FAO-56 eq 53. Refuses when no humidity is given. */
export function et0HourlyTerms(input: HourlyEt0Input): HourlyEt0Terms {
  const elevationM = input.elevationM ?? 0;
  const saturationKPa = saturationVapourPressureKPa(input.tempC);
  const actualKPa =
    input.vapourPressureKPa ??
    (input.humidityPct === undefined ? undefined : (saturationKPa * input.humidityPct) / 100);
  if (actualKPa === undefined) throw new RangeError('humidity or vapour pressure is needed');
  const extraterrestrial = extraterrestrialRadiationHourly(input);
  const clearSky = clearSkyRadiation(extraterrestrial, elevationM);
  const daytime = extraterrestrial > 0;
  const relative = daytime
    ? relativeShortwave(input.solarRadiationMj, clearSky)
    : (input.nightRelativeSolar ?? 0.8);
  const netShortwave = netShortwaveRadiation(input.solarRadiationMj);
  const netLongwave = netLongwaveRadiationHourly(input.tempC, actualKPa, relative);
  const netRadiation = netShortwave - netLongwave;
  const soilHeatFlux = hourlySoilHeatFlux(netRadiation, daytime);
  const slope = vapourPressureSlopeKPaPerC(input.tempC);
  const psychrometric = psychrometricConstant(pressureKPa(elevationM));
  const et0Mm = penmanMonteithHourlyMm({
    netRadiation,
    soilHeatFlux,
    tempC: input.tempC,
    windAt2mMs: windAtTwoMetres(input.windMs, input.windHeightM ?? 2),
    saturationKPa,
    actualKPa,
    slope,
    psychrometric,
  });
  const radiation = {
    extraterrestrial,
    clearSky,
    netShortwave,
    netLongwave,
    netRadiation,
  };
  return {
    et0Mm,
    ...radiation,
    soilHeatFlux,
    saturationKPa,
    actualKPa,
    slope,
    psychrometric,
    daytime,
  };
}
