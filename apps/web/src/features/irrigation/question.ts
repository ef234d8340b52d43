import type { IrrigationAdvice } from '@ankur/contracts/irrigation/endpoints';
import type { SaysSince } from '../../lib/answers/on-phone.ts';

/** The form's request; coordinates are empty when the place is unknown. */
export interface Question {
  lat: number | '';
  lon: number | '';
  crop_type: string;
  land_size: number;
  date: string;
  sowing_date?: string | null;
  /** Whose field tells the soil and the way of watering. */
  planting?: string | null;
}

/** Advice of the server, or computed on this device. */
export type Advice = IrrigationAdvice & SaysSince;
