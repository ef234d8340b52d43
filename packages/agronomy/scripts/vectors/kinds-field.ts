import {
  adjustedCropCoefficient,
  cropCoefficient,
  type StageCoefficients,
  type StageLengths,
} from '../../src/crop-coefficient.ts';
import {
  effectiveRainAglwMm,
  effectiveRainManual3Mm,
  effectiveRainUsdaMm,
} from '../../src/effective-rain.ts';
import { grossFromNetMm, netFromGrossMm } from '../../src/irrigation-efficiency.ts';
import { paddyNeedMm } from '../../src/paddy.ts';
import {
  adjustedDepletionFraction,
  readilyAvailableWaterMm,
  stressCoefficient,
  totalAvailableWaterMm,
} from '../../src/soil-water.ts';
import {
  acresToHectares,
  hectaresToAcres,
  m3OnAcresToMm,
  mmOnAcresToM3,
  mmOnHectaresToM3,
} from '../../src/units.ts';
import { type Inputs, optional, required } from './inputs.ts';
import { windAt2m } from './place-and-day.ts';

function list(inputs: Inputs, key: string, names: readonly string[]): number[] {
  const value = inputs[key] ?? inputs[key.toLowerCase()];
  if (Array.isArray(value)) return value.map(Number);
  return names.map((name) => required(inputs, name));
}

function kcCurve(inputs: Inputs) {
  const [a = 0, b = 0, c = 0, d = 0] = list(inputs, 'L', ['L_ini', 'L_dev', 'L_mid', 'L_late']);
  const [ini = 0, mid = 0, end = 0] = list(inputs, 'kc', ['Kc_ini', 'Kc_mid', 'Kc_end']);
  const lengths: StageLengths = [a, b, c, d];
  const coefficients: StageCoefficients = [ini, mid, end];
  return {
    kc: cropCoefficient(lengths, coefficients, required(inputs, 'cropDay')),
  };
}

function adjustedKc(phase: 'mid' | 'end') {
  return (inputs: Inputs) => ({
    kc: adjustedCropCoefficient(
      required(inputs, 'tableKc'),
      {
        windAt2mMs: windAt2m(inputs) ?? 2,
        humidityMinPct: required(inputs, 'humidityMinPct'),
        heightM: required(inputs, 'heightM'),
      },
      phase,
    ),
  });
}

function available(inputs: Inputs) {
  const TAW_mm = totalAvailableWaterMm(
    required(inputs, 'fieldCapacity'),
    required(inputs, 'wiltingPoint'),
    required(inputs, 'rootDepthM'),
  );
  const fraction = optional(inputs, 'depletionFraction');
  if (fraction === undefined) return { TAW_mm };
  return { TAW_mm, RAW_mm: readilyAvailableWaterMm(TAW_mm, fraction) };
}

function stress(inputs: Inputs) {
  const total = required(inputs, 'totalMm');
  const readily = optional(inputs, 'readilyMm');
  const fraction = readily === undefined ? required(inputs, 'depletionFraction') : readily / total;
  return {
    Ks: stressCoefficient(total, required(inputs, 'depletionMm'), fraction),
  };
}

function paddy(inputs: Inputs) {
  const IN = paddyNeedMm({
    etcMm: optional(inputs, 'etcMm') ?? 0,
    puddlingMm: optional(inputs, 'saturationMm'),
    percolationMm: optional(inputs, 'percolationMm'),
    standingWaterMm: optional(inputs, 'standingMm'),
    effectiveRainMm: optional(inputs, 'effectiveRainMm'),
  });
  return { IN };
}

function rain(method: (monthRainMm: number) => number) {
  return (inputs: Inputs) => ({ Pe_mm: method(required(inputs, 'rainMm')) });
}

const gross = (inputs: Inputs) => ({
  gross_mm: grossFromNetMm(required(inputs, 'netMm'), required(inputs, 'efficiency')),
});

/** Kinds of vector about crop, soil, rain, paddy and water in the field. */
export const FIELD_KINDS = {
  kc_curve: kcCurve,
  kc_mid_adjusted: adjustedKc('mid'),
  kc_end_adjusted: adjustedKc('end'),
  taw_raw: available,
  p_adjusted: (inputs: Inputs) => ({
    p: adjustedDepletionFraction(required(inputs, 'depletionFraction'), required(inputs, 'etcMm')),
  }),
  ks: stress,
  etc: (inputs: Inputs) => ({
    ETc: required(inputs, 'et0Mm') * required(inputs, 'tableKc'),
  }),
  eff_rain_usda_scs_monthly: rain(effectiveRainUsdaMm),
  eff_rain_fao_aglw_monthly: rain(effectiveRainAglwMm),
  eff_rain_fao_manual3_monthly: rain(effectiveRainManual3Mm),
  paddy_need_monthly: paddy,
  paddy_need: paddy,
  gross_from_net: gross,
  net_from_gross: (inputs: Inputs) => ({
    net_mm: netFromGrossMm(required(inputs, 'grossMm'), required(inputs, 'efficiency')),
  }),
  mm_acre_to_m3: (inputs: Inputs) => ({
    m3: mmOnAcresToM3(required(inputs, 'depthMm'), required(inputs, 'areaAcres')),
  }),
  mm_ha_to_m3: (inputs: Inputs) => ({
    m3: mmOnHectaresToM3(required(inputs, 'depthMm'), required(inputs, 'areaHectares')),
  }),
  m3_to_mm_acre: (inputs: Inputs) => ({
    mm: m3OnAcresToMm(required(inputs, 'volumeM3'), required(inputs, 'areaAcres')),
  }),
  acre_to_ha: (inputs: Inputs) => ({
    ha: acresToHectares(required(inputs, 'areaAcres')),
  }),
  ha_to_acre: (inputs: Inputs) => ({
    acres: hectaresToAcres(required(inputs, 'areaHectares')),
  }),
};
