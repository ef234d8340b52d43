import type { HourAndPlace } from '../../src/radiation-hourly.ts';
import { type Inputs, optional, required } from './inputs.ts';
import { latitude, yearDay } from './place-and-day.ts';

function westDegrees(inputs: Inputs, west: string, east: string): number | undefined {
  const eastDeg = optional(inputs, east);
  return optional(inputs, west) ?? (eastDeg === undefined ? undefined : 360 - eastDeg);
}

/** Hour of the day and place of an hourly vector; the zone's centre may come as an offset from UTC in hours. */
export function hourAndPlace(inputs: Inputs): HourAndPlace {
  const longitudeWestDeg = westDegrees(inputs, 'longitudeWestDeg', 'longitudeEastDeg') ?? 0;
  const offsetHours = optional(inputs, 'zoneHours');
  const zoneFromOffset = offsetHours === undefined ? undefined : 360 - 15 * offsetHours;
  const zone = optional(inputs, 'zoneLongitudeWestDeg') ?? zoneFromOffset ?? longitudeWestDeg;
  const from = optional(inputs, 'startHour');
  const to = optional(inputs, 'endHour') ?? (from === undefined ? undefined : from + 1);
  const middle = from !== undefined && to !== undefined ? (from + to) / 2 : undefined;
  return {
    latitudeDeg: latitude(inputs),
    longitudeWestDeg,
    zoneLongitudeWestDeg: zone,
    dayOfYear: yearDay(inputs),
    midHour: middle ?? required(inputs, 'midHour'),
    periodHours:
      optional(inputs, 'periodHours') ??
      (from !== undefined && to !== undefined ? to - from : undefined),
  };
}
