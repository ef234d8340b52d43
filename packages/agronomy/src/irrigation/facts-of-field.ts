import { APPLICATION_EFFICIENCY, type IrrigationMethod } from '../irrigation-efficiency.ts';
import { SOIL_WATER, type SoilKind } from '../soil-water.ts';
import type { WaterFacts } from './water-facts.ts';

/** A field that gets no water but rain. */
const RAIN_ONLY = 'rain';

/** Soil and way of watering of a field as they were told; words that nobody chose from a list mean nothing here. */
type FieldForWater = { soil: string | null; irrigation: string | null };

const isSoil = (word: string | null): word is SoilKind => word !== null && word in SOIL_WATER;
const isMethod = (word: string | null): word is IrrigationMethod =>
  word !== null && word in APPLICATION_EFFICIENCY;

/** Facts about water at a field: its own soil and way of watering before those of the farm. */
export function factsOfField<Facts extends WaterFacts>(
  facts: Facts,
  field: FieldForWater | null,
): Facts {
  if (field === null) return facts;
  const { soil, irrigation } = field;
  return {
    ...facts,
    ...(isSoil(soil) && { soil }),
    ...(isMethod(irrigation) && { irrigation_method: irrigation, land_type: 'irrigated' }),
    ...(irrigation === RAIN_ONLY && { land_type: 'rainfed' }),
  };
}
