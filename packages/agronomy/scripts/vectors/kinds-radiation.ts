import {
  clearSkyRadiation,
  daylightHours,
  extraterrestrialRadiation,
  inverseSunDistance,
  netLongwaveRadiation,
  netShortwaveRadiation,
  relativeShortwave,
  solarDeclinationRad,
  solarRadiationFromSunshine,
  solarRadiationFromTemperature,
  sunsetHourAngleRad,
  toRadians,
} from '../../src/radiation.ts';
import { extraterrestrialRadiationHourly } from '../../src/radiation-hourly.ts';
import { actualVapourPressureKPa } from '../../src/vapour-pressure.ts';
import { hourAndPlace } from './hour.ts';
import { type Inputs, optional, required, text } from './inputs.ts';
import { latitude, yearDay } from './place-and-day.ts';

function angle(inputs: Inputs) {
  const degrees = required(inputs, 'degrees');
  const size =
    Math.abs(degrees) +
    (optional(inputs, 'minutes') ?? 0) / 60 +
    (optional(inputs, 'seconds') ?? 0) / 3600;
  const side = text(inputs, 'hemisphere');
  const negative = degrees < 0 || side.startsWith('s') || side.startsWith('w');
  return { rad: toRadians(negative ? -size : size) };
}

function sun(inputs: Inputs) {
  const lat = latitude(inputs);
  const day = yearDay(inputs);
  return {
    Ra: extraterrestrialRadiation(lat, day),
    N: daylightHours(lat, day),
    dr: inverseSunDistance(day),
    declination: solarDeclinationRad(day),
    ws: sunsetHourAngleRad(lat, day),
  };
}

function extraterrestrial(inputs: Inputs): number {
  return (
    optional(inputs, 'extraterrestrial') ??
    extraterrestrialRadiation(latitude(inputs), yearDay(inputs))
  );
}

function fromSunshine(inputs: Inputs) {
  const { Ra, N } = sun(inputs);
  return {
    Rs: solarRadiationFromSunshine(Ra, required(inputs, 'sunshineHours'), N),
    Ra,
    N,
  };
}

function fromTemperature(inputs: Inputs) {
  const Ra = extraterrestrial(inputs);
  const tempMinC = required(inputs, 'tempMinC');
  const tempMaxC = required(inputs, 'tempMaxC');
  const factor = optional(inputs, 'krs') ?? (inputs.coastal === true ? 0.19 : 0.16);
  return {
    Rs: solarRadiationFromTemperature(Ra, Infinity, tempMinC, tempMaxC, factor),
    Ra,
  };
}

function netLongwave(inputs: Inputs) {
  const tempMaxC = optional(inputs, 'tempMaxC') ?? required(inputs, 'tempC');
  const tempMinC = optional(inputs, 'tempMinC') ?? required(inputs, 'tempC');
  const vapour = {
    vapourPressureKPa: optional(inputs, 'vapourPressureKPa'),
    dewPointC: optional(inputs, 'dewPointC'),
    humidityMaxPct: optional(inputs, 'humidityMaxPct'),
    humidityMinPct: optional(inputs, 'humidityMinPct'),
    humidityMeanPct: optional(inputs, 'humidityMeanPct'),
  };
  const ea = actualVapourPressureKPa({ tempMinC, tempMaxC, ...vapour });
  if (ea === null) throw new Error('no humidity among the inputs');
  const given = optional(inputs, 'nightRelativeSolar');
  const rso = optional(inputs, 'clearSky');
  const relative =
    given ?? relativeShortwave(required(inputs, 'solarMj'), rso ?? clearSky(inputs).Rso);
  return { Rnl: netLongwaveRadiation(tempMinC, tempMaxC, ea, relative) };
}

function clearSky(inputs: Inputs) {
  const Ra = extraterrestrial(inputs);
  return {
    Rso: clearSkyRadiation(Ra, optional(inputs, 'elevationM') ?? 0),
    Ra,
  };
}

function net(inputs: Inputs) {
  const albedo = optional(inputs, 'albedo');
  const solar = optional(inputs, 'solarMj');
  const Rns =
    solar === undefined ? required(inputs, 'netShortwave') : netShortwaveRadiation(solar, albedo);
  const longwave = optional(inputs, 'netLongwave') ?? netLongwave(inputs).Rnl;
  return { Rn: Rns - longwave, Rns };
}

/** Kinds of vector about the sun and radiation. */
export const RADIATION_KINDS = {
  deg_to_rad: angle,
  ra_daily: sun,
  ra: sun,
  daylight_hours: (inputs: Inputs) => ({
    N: sun(inputs).N,
    ws: sun(inputs).ws,
  }),
  ra_hourly: (inputs: Inputs) => ({
    Ra: extraterrestrialRadiationHourly(hourAndPlace(inputs)),
  }),
  rs_from_sunshine: fromSunshine,
  rs_from_temperature: fromTemperature,
  rs_from_temp: fromTemperature,
  rso: clearSky,
  rns: (inputs: Inputs) => ({
    Rns: netShortwaveRadiation(required(inputs, 'solarMj'), optional(inputs, 'albedo')),
  }),
  rnl: netLongwave,
  rn: net,
};
