import type { GrowthStage } from '../crop-coefficient.ts';
import type { IrrigationMethod } from '../irrigation-efficiency.ts';
import type { SoilKind } from '../soil-water.ts';
import { ACRE_M2 } from '../units.ts';
import type { Et0Method } from './field-et0.ts';
import type { IrrigationNeed } from './need-types.ts';

/** One step of the working; figures only, in the order in which they were used. */
export type WorkingStep =
  | { step: 'weather'; days: number; tempMinC: number; tempMaxC: number; rainMm: number }
  | { step: 'evaporation'; method: Et0Method; et0MmPerDay: number; et0Mm: number }
  | { step: 'crop'; stage: GrowthStage | null; day: number | null; kc: number; etcMm: number }
  | { step: 'percolation'; percolationMm: number }
  | { step: 'transplanting'; puddlingMm: number; standingWaterMm: number }
  | { step: 'rain'; rainMm: number; effectiveRainMm: number }
  | { step: 'soil'; soil: SoilKind; capacityMm: number; readilyMm: number }
  | { step: 'stored'; storedMm: number }
  | { step: 'net'; netNeedMm: number }
  | { step: 'losses'; method: IrrigationMethod; efficiency: number; grossNeedMm: number }
  | { step: 'volume'; areaAcres: number; litresPerMmAcre: number; waterRequirementM3: number };

/** The calculation of an irrigation need, step by step; steps without effect are left out. */
export function explainNeed(
  need: IrrigationNeed,
  areaAcres: number,
  method: IrrigationMethod,
): WorkingStep[] {
  const total = (pick: (day: IrrigationNeed['daily'][number]) => number) =>
    need.daily.reduce((sum, day) => sum + pick(day), 0);
  const days = Math.max(1, need.daily.length);
  const et0Mm = total((day) => day.et0Mm);
  const etcMm = total((day) => day.etcMm);
  const percolationMm = total((day) => day.percolationMm);
  const rainMm = total((day) => day.rainMm);
  const effectiveRainMm = total((day) => day.effectiveRainMm);
  const steps: WorkingStep[] = [
    {
      step: 'weather',
      days,
      tempMinC: total((day) => day.tempMinC) / days,
      tempMaxC: total((day) => day.tempMaxC) / days,
      rainMm,
    },
    { step: 'evaporation', method: need.method, et0MmPerDay: et0Mm / days, et0Mm },
    {
      step: 'crop',
      stage: need.stage,
      day: need.season.kind === 'growing' ? need.season.day : null,
      kc: et0Mm > 0 ? etcMm / et0Mm : 0,
      etcMm,
    },
  ];
  if (percolationMm > 0) steps.push({ step: 'percolation', percolationMm });
  if (need.transplanting?.included === true) {
    const { puddlingMm, standingWaterMm } = need.transplanting;
    steps.push({ step: 'transplanting', puddlingMm, standingWaterMm });
  }
  if (rainMm > 0) steps.push({ step: 'rain', rainMm, effectiveRainMm });
  if (need.soilWater !== null) steps.push({ step: 'soil', ...need.soilWater });
  if (need.storedMm > 0) steps.push({ step: 'stored', storedMm: need.storedMm });
  steps.push({ step: 'net', netNeedMm: need.netNeedMm });
  const { efficiency, grossNeedMm, waterRequirementM3 } = need;
  steps.push({ step: 'losses', method, efficiency, grossNeedMm });
  // A millimetre on a square metre is a litre.
  const litresPerMmAcre = ACRE_M2;
  steps.push({ step: 'volume', areaAcres, litresPerMmAcre, waterRequirementM3 });
  return steps;
}
