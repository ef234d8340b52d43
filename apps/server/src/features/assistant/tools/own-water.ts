import { addDays } from '@ankur/agronomy/calendar-day';
import type { IrrigationAdvice } from '@ankur/contracts/irrigation/endpoints';
import type { IrrigationQuestion } from '@ankur/contracts/irrigation/rules';
import { cropName } from '@ankur/crops/words';
import type { Language } from '@ankur/languages/languages';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Circumstances } from '../../../ports/circumstances.ts';
import type { StandingPlanting } from '../../../ports/plantings.ts';
import type { PhraseName } from '../answer/assistant-texts.ts';
import { dayText, phrase } from '../answer/phrases.ts';

/** Of more crops nobody listens to the end. */
const MOST_PLANTINGS = 3;

interface When {
  name: PhraseName;
  /** The day that the sentence names. */
  date?: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Which sentence says when to water. */
function whenOf(
  { suggestion_code: code, suggestion_values: values }: IrrigationAdvice,
  today: string,
): When {
  const date = textOf(values.date);
  if (code === 'wait-for-rain' || code === 'wait-for-rain-unsure')
    return { name: 'ownWaterWait', date: date ?? today };
  if (code === 'irrigate-within-days')
    return { name: 'ownWaterBy', date: addDays(today, Number(values.days ?? 0)) };
  if ((code === 'irrigate-on' || code === 'irrigate-by') && date)
    return { name: 'ownWaterBy', date };
  if (code === 'no-need-this-week' || code === 'no-need-from') return { name: 'ownWaterNone' };
  if (code === 'drain-before-harvest') return { name: 'ownWaterDry' };
  return { name: 'ownWaterToday' };
}

interface Asked {
  suggest: (farmerId: string, question: IrrigationQuestion) => Promise<IrrigationAdvice>;
  farmerId: string;
  plantings: readonly StandingPlanting[];
  farm: Circumstances | null;
  today: string;
  language: Language;
}

/**
 * When each crop that stands wants water, and how much; nothing when none does that the calculation knows, or without a place: then the crop's guide answers.
 */
export async function tellOwnWater(asked: Asked): Promise<string[]> {
  const { suggest, farmerId, plantings, farm, today, language } = asked;
  const known = plantings.filter(({ calendar }) => calendar !== null);
  if (known.length === 0) return [];
  if (!farm?.point) return [];
  const { point } = farm;
  const lines = await Promise.all(
    known.slice(0, MOST_PLANTINGS).map(async ({ id, crop, acres, sownOn }) => {
      const land = acres ?? 1;
      const when = { date: today, sowing_date: sownOn, planting: id };
      const question = { crop_type: crop, land_size: land, ...when, ...point };
      const advice = await suggest(farmerId, question).catch((error: unknown) => {
        if (error instanceof AppError) return null;
        throw error;
      });
      if (advice === null || advice.suggestion_code === 'out-of-season') return [];
      const { name, date } = whenOf(advice, today);
      return [
        phrase(name, language, {
          crop: cropName(crop, language) ?? cropName(crop, 'en') ?? crop,
          acres: Math.round(land * 100) / 100,
          m3: Math.round(advice.water_requirement),
          date: date === undefined ? '' : dayText(date, language),
        }),
      ];
    }),
  );
  return lines.flat();
}
