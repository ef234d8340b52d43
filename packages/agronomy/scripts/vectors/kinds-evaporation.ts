import { hargreavesEt0Mm } from '../../src/hargreaves.ts';
import { penmanMonteithDailyMm } from '../../src/penman-monteith.ts';
import { extraterrestrialRadiation, solarRadiationFromTemperature } from '../../src/radiation.ts';
import { et0Terms } from '../../src/reference-evapotranspiration.ts';
import { et0HourlyTerms } from '../../src/reference-evapotranspiration-hourly.ts';
import { monthlySoilHeatFlux, monthlySoilHeatFluxSoFar } from '../../src/soil-heat-flux.ts';
import { hPaToKPa, wattsToMjPerDay } from '../../src/units.ts';
import {
  pressureKPa,
  psychrometricConstant,
  saturationVapourPressureKPa,
  vapourPressureSlopeKPaPerC,
} from '../../src/vapour-pressure.ts';
import { hourAndPlace } from './hour.ts';
import { type Inputs, optional, required } from './inputs.ts';
import { latitude, windAt2m, yearDay } from './place-and-day.ts';

function soilHeatFlux(inputs: Inputs): number | undefined {
  const given = optional(inputs, 'soilHeatFlux');
  const before = optional(inputs, 'soilHeatPrevC');
  if (given !== undefined || before === undefined) return given;
  const after = optional(inputs, 'soilHeatNextC');
  if (after !== undefined) return monthlySoilHeatFlux(before, after);
  return monthlySoilHeatFluxSoFar(before, required(inputs, 'soilHeatThisC'));
}

function solar(inputs: Inputs): number | undefined {
  const watts = optional(inputs, 'solarWatts');
  return watts === undefined ? optional(inputs, 'solarMj') : wattsToMjPerDay(watts);
}

function vapourPressure(inputs: Inputs): number | undefined {
  const hPa = optional(inputs, 'vapourPressureHPa');
  return hPa === undefined ? optional(inputs, 'vapourPressureKPa') : hPaToKPa(hPa);
}

function daily(inputs: Inputs) {
  const latitudeDeg = latitude(inputs);
  const krs = optional(inputs, 'krs');
  const tempMinC = required(inputs, 'tempMinC');
  const tempMaxC = required(inputs, 'tempMaxC');
  const ra = extraterrestrialRadiation(latitudeDeg, yearDay(inputs));
  const fromRange =
    krs === undefined
      ? undefined
      : solarRadiationFromTemperature(ra, Infinity, tempMinC, tempMaxC, krs);
  const terms = et0Terms({
    latitudeDeg,
    dayOfYear: yearDay(inputs),
    elevationM: optional(inputs, 'elevationM'),
    tempMinC,
    tempMaxC,
    tempMeanC: optional(inputs, 'tempMeanC'),
    airPressureKPa: optional(inputs, 'pressureKPa'),
    vapourPressureKPa: vapourPressure(inputs),
    dewPointC: optional(inputs, 'dewPointC'),
    humidityMaxPct: optional(inputs, 'humidityMaxPct'),
    humidityMinPct: optional(inputs, 'humidityMinPct'),
    humidityMeanPct: optional(inputs, 'humidityMeanPct'),
    windMs: windAt2m(inputs),
    solarRadiationMj: solar(inputs) ?? fromRange,
    sunshineHours: optional(inputs, 'sunshineHours'),
    soilHeatFluxMj: soilHeatFlux(inputs),
  });
  return {
    ET0: terms.et0Mm,
    Ra: terms.extraterrestrial,
    N: terms.daylightHours,
    Rs: terms.solar,
    Rso: terms.clearSky,
    Rns: terms.netShortwave,
    Rnl: terms.netLongwave,
    Rn: terms.netRadiation,
    delta: terms.slope,
    gamma: terms.psychrometric,
    es: terms.saturationKPa,
    ea: terms.actualKPa,
    vpd: terms.saturationKPa - terms.actualKPa,
    u2: terms.windAt2mMs,
    P: optional(inputs, 'pressureKPa') ?? pressureKPa(optional(inputs, 'elevationM') ?? 0),
    Tmean: (tempMinC + tempMaxC) / 2,
    G: soilHeatFlux(inputs) ?? 0,
  };
}

function hourly(inputs: Inputs) {
  const watts = optional(inputs, 'solarWatts');
  const terms = et0HourlyTerms({
    ...hourAndPlace(inputs),
    elevationM: optional(inputs, 'elevationM'),
    tempC: required(inputs, 'tempC'),
    humidityPct: optional(inputs, 'humidityMeanPct'),
    vapourPressureKPa: vapourPressure(inputs),
    windMs: windAt2m(inputs) ?? 2,
    solarRadiationMj: watts === undefined ? required(inputs, 'solarMj') : watts * 0.0036,
    nightRelativeSolar: optional(inputs, 'nightRelativeSolar'),
  });
  return {
    ET0mmperh: terms.et0Mm,
    ET0: terms.et0Mm,
    Ra: terms.extraterrestrial,
    Rso: terms.clearSky,
    Rns: terms.netShortwave,
    Rnl: terms.netLongwave,
    Rn: terms.netRadiation,
    G: terms.soilHeatFlux,
    es: terms.saturationKPa,
    ea: terms.actualKPa,
    delta: terms.slope,
    gamma: terms.psychrometric,
  };
}

function fromTerms(inputs: Inputs) {
  const tempC = optional(inputs, 'tempC') ?? required(inputs, 'tempMeanC');
  const pressure =
    optional(inputs, 'pressureKPa') ?? pressureKPa(optional(inputs, 'elevationM') ?? 0);
  const et0 = penmanMonteithDailyMm({
    netRadiation: required(inputs, 'netRadiation'),
    soilHeatFlux: optional(inputs, 'soilHeatFlux'),
    tempC,
    windAt2mMs: windAt2m(inputs) ?? 2,
    saturationKPa: optional(inputs, 'saturationKPa') ?? saturationVapourPressureKPa(tempC),
    actualKPa: required(inputs, 'vapourPressureKPa'),
    slope: optional(inputs, 'slope') ?? vapourPressureSlopeKPaPerC(tempC),
    psychrometric: optional(inputs, 'psychrometric') ?? psychrometricConstant(pressure),
  });
  return { ET0: et0 };
}

function hargreaves(inputs: Inputs) {
  const ra =
    optional(inputs, 'extraterrestrial') ??
    extraterrestrialRadiation(latitude(inputs), yearDay(inputs));
  const et0 = hargreavesEt0Mm(
    required(inputs, 'tempMinC'),
    required(inputs, 'tempMaxC'),
    ra,
    optional(inputs, 'tempMeanC'),
  );
  return { ET0: et0, Ra: ra };
}

/** Kinds of vector that ask for reference evapotranspiration. */
export const EVAPORATION_KINDS = {
  et0_daily: daily,
  et0_daily_missing_data: daily,
  et0_monthly: daily,
  et0_monthly_missing_data: daily,
  et0_hourly: hourly,
  et0_from_terms: fromTerms,
  hargreaves,
  hargreaves_given_ra: hargreaves,
};
