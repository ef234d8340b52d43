import { addDays } from '../calendar-day.ts';
import type { CropSeason } from '../crop-calendar/season-of.ts';
import type { FieldEt0 } from './field-et0.ts';
import type { IrrigationNeed, IrrigationNeedInput, NeedNote } from './need-types.ts';
import { isFull, STORED_DAYS } from './stored-water.ts';
import type { WeatherOfDay } from './weather.ts';

type Facts = Pick<IrrigationNeed, 'transplanting' | 'storedMm'> & {
  input: IrrigationNeedInput;
  season: CropSeason;
  weather: readonly WeatherOfDay[];
  et0: readonly FieldEt0[];
};

function weatherNotes(weather: readonly WeatherOfDay[]): NeedNote[] {
  const normals = weather.filter((day) => day.basis === 'normal').length;
  const notes: NeedNote[] = [];
  if (normals === weather.length) notes.push('climate-normals-used');
  else if (normals > 0) notes.push('part-of-week-from-normals');
  if (weather.some((day) => day.basis === 'filled')) notes.push('days-filled-with-mean');
  return notes;
}

/** Codes of everything that was assumed, estimated or left out of an irrigation need. */
export function notesOf(facts: Facts): NeedNote[] {
  const { season, transplanting, input } = facts;
  const notes: NeedNote[] = [];
  if (season.kind === 'out-of-season') notes.push('out-of-season');
  if (season.kind === 'growing' && season.sowingAssumed) notes.push('sowing-date-assumed');
  if (season.kind === 'growing' && season.unusualForState) notes.push('season-unusual-for-state');
  notes.push(...weatherNotes(facts.weather));
  for (const reading of ['humidity', 'radiation', 'wind'] as const) {
    if (facts.et0.some((day) => day.estimated.includes(reading))) {
      notes.push(`${reading}-estimated`);
    }
  }
  if (facts.storedMm > 0) {
    notes.push('earlier-water-counted');
    const since = addDays(input.date, -STORED_DAYS);
    if (input.waterings?.some((one) => isFull(one) && one.date >= since))
      notes.push('watering-taken-as-full');
  }
  if (transplanting !== null) {
    notes.push(
      transplanting.included ? 'transplanting-water-included' : 'transplanting-water-extra',
    );
  }
  if (input.landType === 'rainfed') notes.push('rainfed-land');
  if (input.landType === 'dry') notes.push('dry-land');
  return notes;
}
