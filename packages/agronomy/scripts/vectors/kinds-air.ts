import { energyToDepthMm } from '../../src/hargreaves.ts';
import { monthlySoilHeatFlux, monthlySoilHeatFluxSoFar } from '../../src/soil-heat-flux.ts';
import { kmhToMs } from '../../src/units.ts';
import {
  actualVapourPressureKPa,
  meanSaturationVapourPressureKPa,
  PSYCHROMETER_COEFFICIENT,
  pressureKPa,
  psychrometricConstant,
  saturationVapourPressureKPa,
  vapourPressureFromPsychrometerKPa,
  vapourPressureSlopeKPaPerC,
} from '../../src/vapour-pressure.ts';
import { windAtTwoMetres } from '../../src/wind.ts';
import { type Inputs, optional, required, text } from './inputs.ts';

function airPressure(inputs: Inputs): number {
  const elevation = optional(inputs, 'elevationM');
  return elevation === undefined ? required(inputs, 'pressureKPa') : pressureKPa(elevation);
}

function psychrometerCoefficient(inputs: Inputs): number {
  const type = text(inputs, 'type');
  const stated = /a\s*=\s*([0-9.]+)/.exec(type)?.[1];
  const given = optional(inputs, 'psychrometerCoefficient');
  if (given !== undefined) return given;
  if (stated !== undefined) return Number(stated);
  if (type.includes('natural')) return PSYCHROMETER_COEFFICIENT.natural;
  if (type.includes('indoor') || type.includes('non-ventilated')) {
    return PSYCHROMETER_COEFFICIENT.indoor;
  }
  return PSYCHROMETER_COEFFICIENT.ventilated;
}

function psychrometer(inputs: Inputs) {
  const P = airPressure(inputs);
  const coefficient = psychrometerCoefficient(inputs);
  const dry = required(inputs, 'dryBulbC');
  const wet = required(inputs, 'wetBulbC');
  const ea = vapourPressureFromPsychrometerKPa(dry, wet, P, coefficient);
  return { ea, P, gamma_psy: coefficient * P };
}

function vapourPressure(inputs: Inputs) {
  const tempMinC = optional(inputs, 'tempMinC');
  const tempMaxC = optional(inputs, 'tempMaxC');
  const mean = optional(inputs, 'tempC') ?? 0;
  const ea = actualVapourPressureKPa({
    tempMinC: tempMinC ?? tempMaxC ?? mean,
    tempMaxC: tempMaxC ?? tempMinC ?? mean,
    dewPointC: optional(inputs, 'dewPointC'),
    humidityMaxPct: optional(inputs, 'humidityMaxPct'),
    humidityMinPct: optional(inputs, 'humidityMinPct'),
    humidityMeanPct: optional(inputs, 'humidityMeanPct'),
  });
  if (ea === null) throw new Error('no humidity among the inputs');
  return { ea };
}

function meanSaturation(inputs: Inputs) {
  const tempMinC = required(inputs, 'tempMinC');
  const tempMaxC = required(inputs, 'tempMaxC');
  const atMax = saturationVapourPressureKPa(tempMaxC);
  const atMin = saturationVapourPressureKPa(tempMinC);
  const es = meanSaturationVapourPressureKPa(tempMinC, tempMaxC);
  return { es, e0_tmax: atMax, e0_tmin: atMin, e_tmax: atMax, e_tmin: atMin };
}

function saturation(inputs: Inputs) {
  if (optional(inputs, 'tempMinC') !== undefined) return meanSaturation(inputs);
  return { es: saturationVapourPressureKPa(required(inputs, 'tempC')) };
}

function soilHeatFlux(inputs: Inputs) {
  const before = required(inputs, 'soilHeatPrevC');
  const after = optional(inputs, 'soilHeatNextC');
  if (after !== undefined) return { G: monthlySoilHeatFlux(before, after) };
  return {
    G: monthlySoilHeatFluxSoFar(before, required(inputs, 'soilHeatThisC')),
  };
}

function windTo2m(inputs: Inputs) {
  const kmh = optional(inputs, 'windKmh');
  const speed = kmh === undefined ? required(inputs, 'windMs') : kmhToMs(kmh);
  return { u2: windAtTwoMetres(speed, required(inputs, 'windHeightM')) };
}

/** Kinds of vector about air, vapour and soil heat. */
export const AIR_KINDS = {
  energy_to_depth_mm: (inputs: Inputs) => ({
    mm: energyToDepthMm(required(inputs, 'energyMj')),
  }),
  pressure_kPa: (inputs: Inputs) => ({
    P: pressureKPa(optional(inputs, 'z') ?? required(inputs, 'elevationM')),
  }),
  psychrometric_kPa_per_C: (inputs: Inputs) => ({
    gamma: psychrometricConstant(optional(inputs, 'pressureKPa') ?? airPressure(inputs)),
  }),
  ea_psychrometer_kPa: psychrometer,
  ea_from_rhmax_rhmin: vapourPressure,
  ea_from_rhmax: vapourPressure,
  ea_from_rhmean: vapourPressure,
  ea_from_rh: vapourPressure,
  ea_from_tdew: vapourPressure,
  ea_from_tmin: (inputs: Inputs) => ({
    ea: saturationVapourPressureKPa(required(inputs, 'tempMinC')),
  }),
  svp_slope: (inputs: Inputs) => ({
    delta: vapourPressureSlopeKPaPerC(required(inputs, 'tempC')),
  }),
  svp_mean_kPa: meanSaturation,
  svp_kPa: saturation,
  svp: saturation,
  soil_heat_flux_monthly: soilHeatFlux,
  wind_to_2m: windTo2m,
};
