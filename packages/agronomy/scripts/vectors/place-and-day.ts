import { dayOfYear } from '../../src/calendar-day.ts';
import { kmhToMs } from '../../src/units.ts';
import { windAtTwoMetres } from '../../src/wind.ts';
import { type Inputs, optional, required, text } from './inputs.ts';

/** Latitude in degrees, from degrees or radians; a hemisphere letter S turns it south. */
export function latitude(inputs: Inputs): number {
  const radians = optional(inputs, 'latitudeRad');
  const degrees =
    radians === undefined ? required(inputs, 'latitudeDeg') : (radians * 180) / Math.PI;
  return text(inputs, 'hemisphere').startsWith('s') ? -Math.abs(degrees) : degrees;
}

/** Day of the year from itself, a date, or the middle of a month (FAO-56 Annex 2: J = 30.4 M − 15). */
export function yearDay(inputs: Inputs): number {
  const given = optional(inputs, 'dayOfYear');
  if (given !== undefined) return given;
  const date = text(inputs, 'date');
  if (date !== '') return dayOfYear(date);
  return Math.floor(30.4 * required(inputs, 'month') - 15);
}

/** Wind at 2 m in m/s from whichever speed, unit and height was given; undefined when none was. */
export function windAt2m(inputs: Inputs): number | undefined {
  const at2m = optional(inputs, 'windAt2mMs');
  if (at2m !== undefined) return at2m;
  const kmh = optional(inputs, 'windKmh');
  const speed = kmh === undefined ? optional(inputs, 'windMs') : kmhToMs(kmh);
  if (speed === undefined) return undefined;
  const isAt10m = Object.keys(inputs).some((key) => key.toLowerCase().startsWith('u10'));
  return windAtTwoMetres(speed, optional(inputs, 'windHeightM') ?? (isAt10m ? 10 : 2));
}
