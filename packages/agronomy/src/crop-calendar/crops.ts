import type { CropEntry } from './calendar-entry.ts';
import { CASH_CROPS } from './cash-crops.ts';
import { CEREALS } from './cereals.ts';
import { FRUITS } from './fruits.ts';
import { OILSEEDS } from './oilseeds.ts';
import { PULSES } from './pulses.ts';
import { VEGETABLES } from './vegetables.ts';

/** All crops with a calendar. */
export const CROPS: readonly CropEntry[] = [
  ...CEREALS,
  ...PULSES,
  ...OILSEEDS,
  ...CASH_CROPS,
  ...VEGETABLES,
  ...FRUITS,
];

const BY_ID = new Map(CROPS.map((crop) => [crop.id, crop]));

/** The calendar with an id (`calendar` or `ratoon` in the register of crops); null when there is none. */
export const findCrop = (id: string): CropEntry | null => BY_ID.get(id) ?? null;
